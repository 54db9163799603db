import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** The library that reads and draws pictures, loaded with its codecs when the first of them is wanted: a start needs none. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread and no cache: a picture of 40 million pixels must not take the server's memory or both its cores.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}
