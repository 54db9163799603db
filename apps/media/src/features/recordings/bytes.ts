/** '1.2 GB', '60 MB', '0 MB': in powers of 1,000, as disks and data bundles are sold. */
export function bytesInCopy(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return `${bytes > 0 ? Math.max(1, Math.round(bytes / 1e6)) : 0} MB`;
}
