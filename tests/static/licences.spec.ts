import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readBuiltFile } from "../support/built-pages.ts";

/** Licences that let a company use and pass on the code for a mention of its authors. */
const permissive = [
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Unlicense",
];

interface LockedPackage {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

test("Every package that the site is made of may be used", () => {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const used = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional,
  );
  expect(used.length).toBeGreaterThan(20);
  const others = used.filter(([, { license = "none" }]) => !permissive.includes(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test("The licences of what the visitor's browser runs are published with it", () => {
  const text = readBuiltFile("/third-party-licences.txt");
  const entries = [...text.matchAll(/^## (\S+) - \S+ \(([^)]+)\)$/gm)];
  const listed = new Map(entries.map(([, name = "", licence = ""]) => [name, licence]));
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  // What does its work while the site is built: styles have become a stylesheet, heads are written.
  const doneBefore = ["@vanilla-extract/css", "react-helmet-async"];
  for (const name of Object.keys(dependencies)) {
    if (doneBefore.includes(name)) continue;
    expect([...listed.keys()], `${name} is run`).toContain(name);
  }
  for (const [name, licence] of listed) expect(permissive, name).toContain(licence);
});

test("The licences of the fonts lie beside them", () => {
  for (const font of ["bricolage-grotesque", "figtree"]) {
    expect(readBuiltFile(`/fonts/OFL-${font}.txt`)).toContain("SIL OPEN FONT LICENSE");
  }
});
