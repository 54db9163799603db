import { formatBytes } from '@ministry/domain';

/** '640 MB', '1.2 GB', '20 GB' */
export const sizeCopy = (bytes: number): string =>
  bytes < 1e9 ? formatBytes(bytes) : `${Number((bytes / 1e9).toFixed(bytes < 100e9 ? 1 : 0))} GB`;
