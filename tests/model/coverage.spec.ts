import { expect, test } from "@playwright/test";
import { machineReports } from "./machine-reports.ts";
import { coverageTable, uncovered } from "./support/coverage.ts";

test("machines: paths cover every state and transition", async () => {
  const reports = machineReports();
  process.stdout.write(`\n${coverageTable(reports.map(({ coverage }) => coverage))}\n\n`);
  for (const { coverage, page } of reports) {
    await test.info().attach(coverage.name, { body: page, contentType: "text/markdown" });
    expect.soft(uncovered(coverage), `not covered in ${coverage.name}`).toEqual([]);
  }
});
