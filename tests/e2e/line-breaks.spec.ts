import { expect, test } from "../support/visitor.ts";

/** What a reader takes in as one: a price, a number with its unit, a phone number. */
const quantities =
  /R\d+-R\d+ per m²|R\d+ per m²|\d+(-| to )\d+ (mm|days|weeks|years)|\d+ (mm|hours|days)|\d+ × \d+ m|\d{3} \d{3} \d{4}/;

for (const [path, tag] of [
  ["/", []],
  ["/areas/sandton", ["@sweep"]],
  ["/services", ["@sweep"]],
  ["/terms-conditions", ["@sweep"]],
] as const) {
  test(`line breaks: none within a price, a measure or a phone number on ${path}`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.goto(path);
    let count = 0;
    for (let width = 320; width <= 420; width += 10) {
      await page.setViewportSize({ width, height: 780 });
      const found = await page.evaluate(
        ({ source, blocks }) => {
          const pattern = new RegExp(source, "g");
          const broken: string[] = [];
          let total = 0;
          for (const block of document.querySelectorAll<HTMLElement>(blocks)) {
            if (!block.checkVisibility()) continue;
            const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
            const positions: { node: Node; offset: number }[] = [];
            let text = "";
            while (walker.nextNode()) {
              const node = walker.currentNode;
              const data = node.textContent ?? "";
              for (let offset = 0; offset < data.length; offset += 1)
                positions.push({ node, offset });
              text += data;
            }
            for (const match of text.matchAll(pattern)) {
              const [first, last] = [
                positions[match.index],
                positions[match.index + match[0].length - 1],
              ];
              if (!first || !last) continue;
              const range = document.createRange();
              range.setStart(first.node, first.offset);
              range.setEnd(last.node, last.offset + 1);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              total += 1;
              if (lines.size > 1) broken.push(match[0]);
            }
          }
          return { broken, total };
        },
        { source: quantities.source, blocks: "p, li, dd, th, td, h2, h3, a" },
      );
      expect(found.broken, `at ${width} px`).toEqual([]);
      count += found.total;
    }
    expect(count).toBeGreaterThan(0);
  });
}
