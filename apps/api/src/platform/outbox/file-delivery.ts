import { mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMessage } from './outbox-message.entity.ts';

const messageFile = /\.(eml|txt)(\.part)?$/;

/** Name of a message's file in the outbox folder, without its extension. */
const fileName = ({ createdAt, id }: Pick<OutboxMessage, 'createdAt' | 'id'>): string =>
  `${createdAt.toISOString().replaceAll(':', '-')}-${id}`;

/** Every file that can stand for a message. */
export const messageFiles = (message: Pick<OutboxMessage, 'createdAt' | 'id'>): string[] =>
  ['eml', 'txt'].flatMap((extension) => [
    `${fileName(message)}.${extension}`,
    `${fileName(message)}.${extension}.part`,
  ]);

/** Removes files that were written before the moment, and nothing else of the folder. Answers how many there were. */
export async function removeMessageFilesBefore(folder: string, moment: Date): Promise<number> {
  // The folder comes with the first file.
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

/** Writes a message into the outbox folder, whole or not at all; a repetition writes the same file again. */
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
