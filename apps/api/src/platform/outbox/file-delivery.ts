import { mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMessage } from './outbox-message.entity.ts';

const messageFile = /\.(eml|txt)(\.part)?$/;

/** Name of a message's file in the outbox folder, without its extension. */
const fileName = ({ createdAt, id }: Pick<OutboxMessage, 'createdAt' | 'id'>): string =>
  `${createdAt.toISOString().replaceAll(':', '-')}-${id}`;

/** Names of all files that a message may have in the outbox folder. */
export const messageFiles = (message: Pick<OutboxMessage, 'createdAt' | 'id'>): string[] =>
  ['eml', 'txt'].flatMap((extension) => [
    `${fileName(message)}.${extension}`,
    `${fileName(message)}.${extension}.part`,
  ]);

/** Removes message files that were written before the given time, and no other files. Returns the number of removed files. */
export async function removeMessageFilesBefore(folder: string, moment: Date): Promise<number> {
  // The folder does not exist before the first file.
  const files = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const file of files.filter((name) => messageFile.test(name))) {
    const path = join(folder, file);
    if ((await stat(path)).mtimeMs >= moment.getTime()) continue;
    await unlink(path);
    removed += 1;
  }
  return removed;
}

/** Writes a message into the outbox folder, completely or not at all. A repeated attempt overwrites the same file. */
export async function writeMessageFile(
  folder: string,
  message: OutboxMessage,
  extension: string,
  content: string | Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${fileName(message)}.${extension}`);
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
