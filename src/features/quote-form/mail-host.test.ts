import { expect, test } from "vitest";
import { correctMailHost } from "./mail-host.ts";

test.each([
  ["Thandi@gmial.com", "Thandi@gmail.com"],
  ["thandi@gmail.co", "thandi@gmail.com"],
  ["thandi@gmail.co.za ", "thandi@gmail.com"],
  ["thandi@yaho.com", "thandi@yahoo.com"],
  ["thandi@vodamial.co.za", "thandi@vodamail.co.za"],
])("mail host: %s is asked about", (typed, meant) => {
  expect(correctMailHost(typed)?.email).toBe(meant);
});

test.each(["", "thandi", "thandi@", "t@gmail.com", "t@mail.com", "t@ymail.com", "t@gold.co.za"])(
  "mail host: %j is not asked about",
  (typed) => {
    expect(correctMailHost(typed)).toBeNull();
  },
);
