/** Prefix of every translated text. */
export const translationMark = "~";

/**
 * Translates the page as Chrome does, now and after each change: replaces every text node by an element in an
 * element. What React writes into a replaced node nobody sees, which is an error. Runs in the page.
 */
export function translatePage(mark: string) {
  const leftAlone = "script, style, textarea, option, font, title";
  const replaced = new MutationObserver((changes) => {
    for (const { target } of changes) console.error(`Not shown: "${target.textContent}"`);
  });
  const rewrite = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement, textContent } = text;
      if (!textContent?.trim() || !parentElement || parentElement.closest(leftAlone)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = mark + textContent;
      outer.append(inner);
      parentElement.replaceChild(outer, text);
      replaced.observe(text, { characterData: true });
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) rewrite(target);
  });
  const start = () => {
    rewrite(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
}
