import { afterEach, expect, test, vi } from "vitest";
import { previewAttachments } from "./attachment-texts.ts";

afterEach(() => vi.unstubAllGlobals());

test("a request that a form shows: has links where the planner's script cannot describe its plans", () => {
  const origin = "https://example.co.za";
  vi.stubGlobal("window", { location: { origin } });
  const plan = { id: 1, plan: "patio", path: "/services/patio" };
  const describe = (attachedPlanText: () => string) =>
    previewAttachments({ plans: [plan], kept: [] }, { attachedPlanText });
  expect(describe(() => "Patio, 5 × 4 m")).toEqual(["Patio, 5 × 4 m"]);
  const links = describe(() => {
    throw new Error("Broken on purpose");
  });
  expect(links).toEqual([`${origin}/services/patio?plan=patio#planner`]);
});
