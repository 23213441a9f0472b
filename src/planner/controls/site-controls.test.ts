import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { documentLabels } from "../../content/interface/planner-choices.ts";
import type { SiteChoices } from "../domain/paving-plan.ts";

const choices: SiteChoices = {
  vehicle: "trucks",
  passes: "to-10",
  hours: ["day"],
  phases: "at-once",
  documents: [],
};

async function renderControls(certificates: readonly object[]) {
  vi.resetModules();
  vi.doMock("../../content/certificates.ts", () => ({ certificates }));
  const { SiteControls } = await import("./site-controls.tsx");
  return renderToString(createElement(SiteControls, { ...choices, onChange: () => {} }));
}

test("the brief of a site offers a certificate once the company has filled it in", async () => {
  expect(await renderControls([])).not.toContain(documentLabels.nhbrc);
  const nhbrc = { title: "NHBRC", number: "3000123", document: "nhbrc" };
  expect(await renderControls([nhbrc])).toContain(documentLabels.nhbrc);
});
