import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Encoded } from "./encode-picture.ts";
import type { Rendition } from "./picture-plan.ts";

/** A file to be made: all that its encoder needs, its name and how wide it is in px. */
export interface FileOrder {
  file: string;
  width: number;
}

export interface StoredPicture {
  file: string;
  path: string;
  bytes: number;
  /** The quality it took to stay within the limit, if it was encoded now and that is less than usual. */
  loweredTo: number | undefined;
}

/**
 * Encoded pictures on disk, by file name. A name holds a hash of all that shapes the file, so a
 * file that is there is right. Files appear whole or not at all: a broken build leaves no half one.
 */
export function openPictureCache<Order extends FileOrder = Rendition>(
  directory: string,
  encode: (order: Order) => Promise<Encoded>,
) {
  const underway = new Map<string, Promise<StoredPicture>>();

  /** Size in bytes of the file that lies in the cache; 0 if there is none. */
  const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0;

  async function store(order: Order): Promise<StoredPicture> {
    const { file } = order;
    const path = join(directory, file);
    const kept = await sizeOf(path);
    if (kept > 0) return { file, path, bytes: kept, loweredTo: undefined };
    const { bytes, loweredTo } = await encode(order);
    await mkdir(directory, { recursive: true });
    const unfinished = `${path}.${process.pid}.part`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return { file, path, bytes: bytes.length, loweredTo };
  }

  /** The file of an order, encoded if it is not there yet; asked twice at once, encoded once. */
  function fetch(order: Order): Promise<StoredPicture> {
    const known = underway.get(order.file);
    if (known !== undefined) return known;
    const work = store(order).finally(() => underway.delete(order.file));
    underway.set(order.file, work);
    return work;
  }

  /**
   * All of them, the widest first, one at a time on each core (an encoder uses one). After a
   * failure nothing new is begun and what is underway is kept.
   */
  async function fetchAll(orders: readonly Order[]): Promise<StoredPicture[]> {
    const waiting = orders.toSorted((one, other) => other.width - one.width).values();
    const stored: StoredPicture[] = [];
    let broken = false;
    const work = async () => {
      for (const order of waiting) {
        if (broken) return;
        try {
          stored.push(await fetch(order));
        } catch (error) {
          broken = true;
          throw error;
        }
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: availableParallelism() }, work));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    return stored;
  }

  /** How many of them are not in the cache. */
  async function missing(orders: readonly Order[]): Promise<number> {
    const sizes = await Promise.all(orders.map(({ file }) => sizeOf(join(directory, file))));
    return sizes.filter((size) => size === 0).length;
  }

  return { fetch, fetchAll, missing };
}
