import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../tools/product.mjs';

/** Waits until the server has made the smaller copies of the seeded pictures, which it does in the background. */
async function picturesResized(url: string): Promise<void> {
  const pictures: string[] = [];
  for (const path of ['events', 'sermons', 'announcements', 'photo-galleries', 'products'])
    pictures.push(
      ...((await (await fetch(`${url}/api/${path}?limit=50`)).text()).match(/\/uploads\/[^"]+\.jpg/g) ?? []),
    );
  const copies = pictures.flatMap((picture) =>
    [320, 640, 960].map((width) => url + picture.replace('.jpg', `.${width}.avif`)),
  );
  const deadline = Date.now() + 180_000;
  for (const copy of copies) {
    while ((await fetch(copy, { method: 'HEAD' })).headers.get('content-type') !== 'image/avif') {
      if (Date.now() > deadline) throw new Error(`Not made within three minutes: ${copy}`);
      await pause(100);
    }
  }
}

/** Makes the data folder that each site of a run starts from a copy of: migrated, seeded, its pictures resized. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startProduct();
  try {
    await picturesResized(url);
  } finally {
    await stop({ removeData: false });
  }
  process.env['SITE_TEMPLATE'] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
