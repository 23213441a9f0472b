import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PictureEntry } from "../../content-schema/check-pictures.ts";
import { byteLimit, encodePicture } from "./encode-picture.ts";
import { openPictureCache } from "./picture-cache.ts";
import { findUnusedMasters, planPicture } from "./picture-plan.ts";
import { picturesPlugin } from "./pictures-plugin.ts";

const illustration = (file: string, more: Partial<PictureEntry> = {}): PictureEntry => ({
  file,
  alt: `Grey slabs in stack bond, as ${file} shows them`,
  kind: "illustration",
  shows: { paver: ["slab"], pattern: ["stack"], colour: ["grey"] },
  ...more,
});

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
  await mkdir(join(root, "masters"));
});

afterEach(() => rm(root, { recursive: true }));

/** A plain master of 1000 by 700 px. */
const layMaster = (file: string, background = "#8d8880") =>
  sharp({ create: { width: 1000, height: 700, channels: 3, background } })
    .jpeg()
    .toFile(join(root, "masters", file));

/** Builds a script that imports the manifest of those pictures, and returns its code. */
async function buildWith(entries: Record<string, PictureEntry>): Promise<string> {
  await writeFile(
    join(root, "script.ts"),
    `import { pictures } from "virtual:pictures"; console.log(pictures);`,
  );
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [picturesPlugin({ entries, masters: "masters", cache: "cache" })],
    build: {
      minify: false,
      lib: { entry: "script.ts", formats: ["es"], fileName: () => "script.js" },
    },
  });
  return readFile(join(root, "dist/script.js"), "utf8");
}

describe("virtual:pictures", () => {
  test("holds the data of every listed picture, with the paths of its files", async () => {
    await layMaster("slabs.jpg");
    await layMaster("setts.jpg", "#55524e");
    const script = await buildWith({
      slabs: illustration("slabs.jpg"),
      setts: illustration("setts.jpg"),
    });
    expect(script).toContain("as slabs.jpg shows them");
    expect(script).toContain("as setts.jpg shows them");

    const path = script.match(/\/pictures\/(slabs-\{width\}\.[0-9a-f]{8}\.\{format\})/)?.[1] ?? "";
    const served = await readdir(join(root, "dist/pictures"));
    for (const width of ["400", "816", "992"]) {
      for (const format of ["avif", "webp"]) {
        const file = path.replace("{width}", width).replace("{format}", format);
        expect(served).toContain(file);
        const { width: real, format: kind } = await sharp(
          join(root, "dist/pictures", file),
        ).metadata();
        expect([real, kind]).toEqual([Number(width), format === "avif" ? "heif" : "webp"]);
      }
    }
  });

  test("stops the build when an entry breaks its schema", async () => {
    await layMaster("slabs.jpg");
    await expect(buildWith({ slabs: illustration("slabs.jpg", { alt: "Slabs" }) })).rejects.toThrow(
      "slabs, alt: Expected 20 to 140 characters",
    );
  });
});

describe("the folder of masters", () => {
  test("stops the build when a listed file is missing", async () => {
    await expect(buildWith({ slabs: illustration("slabs.jpg") })).rejects.toThrow(
      'masters/slabs.jpg (picture "slabs" of src/content/pictures/pictures.ts) is missing',
    );
  });

  test("stops the build when a file is too small to fill a page", async () => {
    await sharp({ create: { width: 600, height: 400, channels: 3, background: "#000" } })
      .jpeg()
      .toFile(join(root, "masters/slabs.jpg"));
    await expect(buildWith({ slabs: illustration("slabs.jpg") })).rejects.toThrow(
      "is too small. Expected a width of at least 960 px, got 600 px",
    );
  });

  test("may hold a file that no entry names, which the build mentions", async () => {
    await layMaster("slabs.jpg");
    await layMaster("forgotten.jpg");
    const entries = { slabs: illustration("slabs.jpg") };
    expect(await findUnusedMasters(entries, join(root, "masters"))).toEqual(["forgotten.jpg"]);
    await expect(buildWith(entries)).resolves.toBeDefined();
  });

  test("says which file has the name of an entry in other letters", async () => {
    await layMaster("Slabs.JPG");
    await expect(buildWith({ slabs: illustration("slabs.jpg") })).rejects.toThrow(
      "is missing, but there is Slabs.JPG. Rename it to slabs.jpg",
    );
  });
});

describe("the files of a picture", () => {
  const plan = (entry: PictureEntry) => planPicture("slabs", entry, join(root, "masters"));

  function countingCache() {
    const count = { encoded: 0 };
    const cache = openPictureCache(join(root, "cache"), (order) => {
      count.encoded += 1;
      return encodePicture(order);
    });
    return { cache, count };
  }

  test("are encoded once, and again only when the master changes", async () => {
    await layMaster("slabs.jpg");
    const { cache, count } = countingCache();
    const { renditions, data } = await plan(illustration("slabs.jpg"));
    await cache.fetchAll([...renditions, ...renditions]);
    expect(count.encoded).toBe(renditions.length);
    await openPictureCache(join(root, "cache"), () => {
      throw new Error("encoded again");
    }).fetchAll((await plan(illustration("slabs.jpg", { focus: { x: 0, y: 1 } }))).renditions);

    await layMaster("slabs.jpg", "#aa5533");
    const changed = await plan(illustration("slabs.jpg"));
    expect(changed.data.file).not.toBe(data.file);
    await cache.fetchAll(changed.renditions);
    expect(count.encoded).toBe(2 * renditions.length);
  });

  test("are kept when a build breaks off, and the next build makes only the rest", async () => {
    await layMaster("slabs.jpg");
    const { renditions } = await plan(illustration("slabs.jpg"));
    let left = 2;
    const failing = openPictureCache(join(root, "cache"), async (order) => {
      left -= 1;
      if (left < 0) throw new Error("out of memory");
      return encodePicture(order);
    });
    await expect(failing.fetchAll(renditions)).rejects.toThrow("out of memory");

    const { cache, count } = countingCache();
    const stored = await cache.fetchAll(renditions);
    expect(count.encoded).toBe(renditions.length - 2);
    for (const { path, bytes } of stored) expect((await stat(path)).size).toBe(bytes);
  });

  test("stay within the limit of their width, however restless the picture", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
    await sharp({ create: { width: 960, height: 480, channels: 3, background: "#000", noise } })
      .jpeg({ quality: 90 })
      .toFile(join(root, "masters/slabs.jpg"));
    const { renditions } = await plan(illustration("slabs.jpg"));
    const widest = renditions.filter(({ width }) => width === 960);
    const stored = await countingCache().cache.fetchAll(widest);
    expect(stored).toHaveLength(2);
    for (const { bytes } of stored) expect(bytes).toBeLessThanOrEqual(byteLimit(960));
    const lowered = stored.filter(({ loweredTo }) => loweredTo !== undefined);
    expect(lowered, "this picture must be too large at first").not.toHaveLength(0);
  });

  test.each([
    [1800, [400, 544, 816, 992, 1344, 1800]],
    [2528, [400, 544, 816, 992, 1344, 1800, 2528]],
    [4000, [400, 544, 816, 992, 1344, 1800, 2560]],
  ])("of a master of %i px are up to 2,560 px wide", async (width, served) => {
    await sharp({ create: { width, height: 900, channels: 3, background: "#8d8880" } })
      .jpeg()
      .toFile(join(root, "masters/slabs.jpg"));
    const { data } = await plan(illustration("slabs.jpg"));
    expect(data.widths).toEqual(served);
  });

  test("show a phone the part around the focus", async () => {
    const [left, right] = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 600, height: 800, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#000" } })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: 600, top: 0 },
      ])
      .jpeg()
      .toFile(join(root, "masters/slabs.jpg"));
    const { data, renditions } = await plan(
      illustration("slabs.jpg", { crop: { phone: { aspect: "3:4", focus: { x: 1, y: 0.5 } } } }),
    );
    expect(data.phone).toMatchObject({ width: 600, height: 800, widths: [400, 544, 600] });

    const small = renditions.filter(({ file }) => /^slabs-phone-400\..*webp$/.test(file));
    const [stored] = await countingCache().cache.fetchAll(small);
    const { dominant } = await sharp(stored?.path).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
  });
});
