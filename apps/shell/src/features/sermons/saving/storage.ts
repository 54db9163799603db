import { formatBytes } from '@ministry/domain';

/** Bytes that the browser still grants this site; null if it does not say. */
export async function freeStorage(): Promise<number | null> {
  try {
    const { quota = NaN, usage = NaN } = await navigator.storage.estimate();
    return Number.isNaN(quota - usage) ? null : Math.max(0, quota - usage);
  } catch {
    return null;
  }
}

/** '350 MB', '1.2 GB' */
export const formatStorage = (bytes: number): string =>
  bytes < 999_500_000 ? formatBytes(bytes) : `${Number((bytes / 1_000_000_000).toFixed(1))} GB`;
