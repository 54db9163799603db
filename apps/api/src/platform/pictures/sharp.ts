import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** Loads the library that reads and draws pictures when the first picture needs it, so that the start of the server does not load its codecs. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread and no cache: a picture of 40 million pixels must not take the server's memory or both its cores.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}
