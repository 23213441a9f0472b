import { expect, test } from "@playwright/test";
import { machineReports } from "./machine-reports.ts";
import { coverageTable, notWalked } from "./support/coverage.ts";

test("every state and every transition of every machine is on a walk", async () => {
  const reports = machineReports();
  process.stdout.write(`\n${coverageTable(reports.map(({ coverage }) => coverage))}\n\n`);
  for (const { coverage, page } of reports) {
    await test.info().attach(coverage.name, { body: page, contentType: "text/markdown" });
    expect.soft(notWalked(coverage), `not walked of ${coverage.name}`).toEqual([]);
  }
});
