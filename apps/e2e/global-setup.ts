import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../tools/product.mjs';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/ministry');
/** The files that determine which rows and files the first start creates. */
const inputs = ['apps/api/dist', 'apps/api/seed-media', 'libs/shared/domain/dist', 'package-lock.json'];

/** Waits until the server has made the smaller copies of the seeded pictures in the background. */
async function picturesResized(url: string): Promise<void> {
  const pictures: string[] = [];
  for (const path of ['events', 'sermons', 'announcements', 'photo-galleries', 'products'])
    pictures.push(
      ...((await (await fetch(`${url}/api/${path}?limit=50`)).text()).match(/\/uploads\/[^"]+\.jpg/g) ?? []),
    );
  const copies = pictures.flatMap((picture) =>
    [320, 640, 960].map((width) => url + picture.replace('.jpg', `.${width}.avif`)),
  );
  for (const copy of copies) {
    // A time limit for each copy, because the total time depends on what else the machine does.
    const deadline = Date.now() + 180_000;
    while ((await fetch(copy, { method: 'HEAD' })).headers.get('content-type') !== 'image/avif') {
      if (Date.now() > deadline) throw new Error(`Not made within three minutes: ${copy}`);
      await pause(100);
    }
  }
}

function filesOf(path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Name of the folder for this build and this day, because the samples have dates in the future. */
function templateName(): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const input of inputs)
    for (const file of input.endsWith('.json') ? [join(root, input)] : filesOf(input).sort())
      hash.update(file).update(readFileSync(file));
  return `site-${hash.digest('hex').slice(0, 16)}`;
}

/** Makes the data folder that each site of a run starts from a copy of: migrated, seeded, with resized pictures. */
async function makeTemplate(folder: string): Promise<void> {
  const { url, dataDir, stop } = await startProduct();
  try {
    await picturesResized(url);
  } finally {
    await stop({ removeData: false });
  }
  await mkdir(cache, { recursive: true });
  for (const name of readdirSync(cache))
    if (name.startsWith('site-')) await rm(join(cache, name), { recursive: true, force: true });
  // The folder is renamed last, so that an interrupted copy is not taken for a complete one.
  await cp(dataDir, `${folder}.part`, { recursive: true });
  await rename(`${folder}.part`, folder);
  await rm(dataDir, { recursive: true, force: true });
}

/** Resizing the pictures takes a minute on both cores, so the folder is made once for each build. */
export default async function globalSetup(): Promise<void> {
  const folder = join(cache, templateName());
  if (!existsSync(folder)) await makeTemplate(folder);
  process.env['SITE_TEMPLATE'] = folder;
}
