import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readBuiltFile } from "../support/built-pages.ts";

/** Licences that require attribution at most. */
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

test("licences: every dependency is permissive", () => {
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

test("licences: the site publishes those of its scripts", () => {
  const text = readBuiltFile("/third-party-licences.txt");
  const entries = [...text.matchAll(/^## (\S+) - \S+ \(([^)]+)\)$/gm)];
  const listed = new Map(entries.map(([, name = "", licence = ""]) => [name, licence]));
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  // Used only by the build and the local receiver.
  const nodeOnly = ["@vanilla-extract/css", "libsql", "react-helmet-async"];
  for (const name of Object.keys(dependencies)) {
    if (nodeOnly.includes(name)) continue;
    expect([...listed.keys()], `${name} is listed`).toContain(name);
  }
  for (const [name, licence] of listed) expect(permissive, name).toContain(licence);
});
