import { copyFile, mkdir, rename, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Encoded } from "./encode-picture.ts";
import type { Rendition } from "./picture-plan.ts";

/** A file to encode: its name, its width in px and all that its encoder needs. */
interface FileOrder {
  file: string;
  width: number;
}

interface StoredPicture {
  file: string;
  path: string;
  bytes: number;
  /** The quality that met the size limit, when the file was encoded now and it is lower than the default. */
  loweredTo: number | undefined;
}

/**
 * Opens a folder of encoded pictures. A file name carries a hash of all that shapes the file, so an
 * existing file is up to date. Files are renamed into place, so an aborted build leaves no partial one.
 */
export function openPictureCache<Order extends FileOrder = Rendition>(
  directory: string,
  encode: (order: Order) => Promise<Encoded>,
) {
  const pending = new Map<string, Promise<StoredPicture>>();

  const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0;

  async function store(order: Order): Promise<StoredPicture> {
    const { file } = order;
    const path = join(directory, file);
    const cachedBytes = await sizeOf(path);
    if (cachedBytes > 0) return { file, path, bytes: cachedBytes, loweredTo: undefined };
    const { bytes, loweredTo } = await encode(order);
    await mkdir(directory, { recursive: true });
    const unfinished = `${path}.${process.pid}.part`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return { file, path, bytes: bytes.length, loweredTo };
  }

  /** Gets a file, encoding it if it is not cached; concurrent calls for one file share the work. */
  function fetch(order: Order): Promise<StoredPicture> {
    const known = pending.get(order.file);
    if (known !== undefined) return known;
    const work = store(order).finally(() => pending.delete(order.file));
    pending.set(order.file, work);
    return work;
  }

  /** Gets all files, the widest first, one at a time on each core. After a failure, starts no further file. */
  async function fetchAll(orders: readonly Order[]): Promise<StoredPicture[]> {
    const waiting = orders.toSorted((one, other) => other.width - one.width).values();
    const stored: StoredPicture[] = [];
    let hasFailed = false;
    const work = async () => {
      for (const order of waiting) {
        if (hasFailed) return;
        try {
          stored.push(await fetch(order));
        } catch (error) {
          hasFailed = true;
          throw error;
        }
      }
    };
    const results = await Promise.allSettled(Array.from({ length: availableParallelism() }, work));
    for (const result of results) if (result.status === "rejected") throw result.reason;
    return stored;
  }

  /** Gets all files as `fetchAll` does, and copies them to a folder. */
  async function copyTo(folder: string, orders: readonly Order[]): Promise<StoredPicture[]> {
    const stored = await fetchAll(orders);
    await mkdir(folder, { recursive: true });
    await Promise.all(stored.map(({ file, path }) => copyFile(path, join(folder, file))));
    return stored;
  }

  async function countMissing(orders: readonly Order[]): Promise<number> {
    const sizes = await Promise.all(orders.map(({ file }) => sizeOf(join(directory, file))));
    return sizes.filter((size) => size === 0).length;
  }

  return { fetch, fetchAll, copyTo, countMissing };
}
