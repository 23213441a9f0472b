import { type ESTree, parseSync } from "vite";

/*
 * A page translator replaces text nodes. React goes on writing to those that it knows, and throws when it takes
 * one out. Where a text is the only child of its element, React replaces the whole content instead.
 */

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const descendantsOf = (node: Node): readonly Node[] => [
  node,
  ...childrenOf(node).flatMap(descendantsOf),
];

/** The names that a pattern declares: "{ a, b: [c] }" declares a and c. */
function namesIn(pattern: Node): readonly string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "Property":
      return namesIn(pattern.value);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "ObjectPattern":
    case "ArrayPattern":
    case "RestElement":
      return childrenOf(pattern).flatMap(namesIn);
    default:
      return [];
  }
}

/** The names that an expression reads, without those of properties: "a.b[c]" reads a and c. */
function namesReadBy(node: Node): readonly string[] {
  if (node.type === "Identifier") return [node.name];
  if (node.type === "MemberExpression" && !node.computed) return namesReadBy(node.object);
  if (node.type === "Property" && !node.computed) return namesReadBy(node.value);
  return childrenOf(node).flatMap(namesReadBy);
}

/** The name of what is called: "b" of "a.b?.()". */
function calledName(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return calledName(node.property);
  return node.type === "CallExpression" ? calledName(node.callee) : "";
}

/** What a function returns. */
const returnedBy = ({
  body,
}: ESTree.Function | ESTree.ArrowFunctionExpression): readonly Node[] => {
  if (body === null) return [];
  if (body.type !== "BlockStatement") return [body];
  return descendantsOf(body).flatMap((each) =>
    each.type === "ReturnStatement" && each.argument !== null ? [each.argument] : [],
  );
};

const isFunction = (node: Node): node is ESTree.Function | ESTree.ArrowFunctionExpression =>
  /Function(Declaration|Expression)$/.test(node.type);

/** Tells elements from texts. What it does not know counts as a text. */
function elementsIn(nodes: readonly Node[], code: string) {
  /** Names of props, variables and functions that are elements or return them. */
  const known = new Set(["children"]);
  const isElement = (node: Node | null | undefined): boolean => {
    if (!node) return false;
    if (isFunction(node)) return returnedBy(node).length > 0 && returnedBy(node).every(isElement);
    switch (node.type) {
      case "JSXElement":
      case "JSXFragment":
        return true;
      case "Literal":
        return node.value === null || typeof node.value === "boolean";
      case "ConditionalExpression":
        return isElement(node.consequent) && isElement(node.alternate);
      case "LogicalExpression":
        return isElement(node.right) && (node.operator === "&&" || isElement(node.left));
      case "ArrayExpression":
        return node.elements.every(isElement);
      case "ChainExpression":
        return isElement(node.expression);
      case "CallExpression": {
        const isMapped = ["map", "flatMap", "useMemo"].includes(calledName(node));
        return isMapped ? isElement(node.arguments[0]) : known.has(calledName(node));
      }
      case "Identifier":
      case "MemberExpression":
        return known.has(calledName(node)) || calledName(node) === "undefined";
      default:
        return false;
    }
  };
  for (const each of nodes) {
    if (each.type === "TSPropertySignature" && each.key.type === "Identifier") {
      const type = code.slice(each.key.end, each.end);
      if (/React(Node|Element)\W*$/.test(type)) known.add(each.key.name);
      if (/string\W*$/.test(type)) known.delete(each.key.name);
    }
    if (each.type === "FunctionDeclaration" && isElement(each)) known.add(each.id?.name ?? "");
    if (each.type === "VariableDeclarator" && isElement(each.init)) {
      for (const name of namesIn(each.id)) known.add(name);
    }
  }
  return isElement;
}

const isBlank = (child: ESTree.JSXChild) =>
  (child.type === "JSXText" && /^\s*\n\s*$/.test(child.value)) ||
  (child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression");

/** The names in the `key` of an element. */
const namesInKey = ({ openingElement }: ESTree.JSXElement) =>
  openingElement.attributes.flatMap((each) =>
    each.type === "JSXAttribute" && each.name.name === "key" && each.value !== null
      ? namesReadBy(each.value)
      : [],
  );

/** Finds texts that can change, without an element of their own and without one that is keyed by them. */
export function changingTextsIn(code: string): readonly string[] {
  const { program } = parseSync("component.tsx", code, { preserveParens: false });
  const nodes = descendantsOf(program);
  const isElement = elementsIn(nodes, code);
  // All other names are the module's: texts of the content, and constants.
  const locals = new Set(
    nodes
      .filter(isFunction)
      .flatMap((each) => [
        ...each.params.flatMap(namesIn),
        ...descendantsOf(each).flatMap((inner) =>
          inner.type === "VariableDeclarator" ? namesIn(inner.id) : [],
        ),
      ]),
  );
  const findIn = (node: Node, keys: readonly string[]): readonly string[] => {
    const own = node.type === "JSXElement" ? [...keys, ...namesInKey(node)] : keys;
    const inner = childrenOf(node).flatMap((child) => findIn(child, own));
    if (node.type !== "JSXElement" && node.type !== "JSXFragment") return inner;
    const children = node.children.filter((child) => !isBlank(child));
    if (children.length < 2) return inner;
    const found = children.flatMap((child) => {
      if (child.type !== "JSXExpressionContainer" || isElement(child.expression)) return [];
      const changing = namesReadBy(child.expression).filter((name) => locals.has(name));
      return changing.every((name) => own.includes(name))
        ? []
        : [code.slice(child.start, child.end)];
    });
    return [...found, ...inner];
  };
  return findIn(program, []);
}
