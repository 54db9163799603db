import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The archive cannot be unpacked; the message says why. */
export class ArchiveError extends Error {}

const asWeb = (stream: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const asNode = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as unknown as Parameters<typeof Readable.fromWeb>[0]);

/** Writes a folder as .tar.gz.age. `age --decrypt FILE | tar xz` opens it without this program. */
export async function pack(
  folder: string,
  entries: readonly string[],
  passphrase: string,
  file: string,
): Promise<void> {
  const [{ Encrypter }, { create }] = await Promise.all([import('age-encryption'), import('tar')]);
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const tar = Readable.from(create({ cwd: folder, gzip: { level: 6 }, portable: true }, [...entries]));
  await pipeline(asNode(await encrypter.encrypt(asWeb(tar))), createWriteStream(file, { mode: 0o600 }));
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** @throws ArchiveError */
export async function unpack(file: string, passphrase: string, folder: string): Promise<void> {
  const [{ Decrypter }, { extract }] = await Promise.all([import('age-encryption'), import('tar')]);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const tar = await decrypter.decrypt(asWeb(createReadStream(file)));
    const extractor = extract({ cwd: folder, strict: true });
    await new Promise((resolve, reject) => {
      extractor.on('close', resolve).on('error', reject);
      asNode(tar).on('error', reject).pipe(extractor);
    });
  } catch (error) {
    // The system failed, for example because the disk is full: neither the passphrase nor the file is the cause.
    const { syscall, message } = error as NodeJS.ErrnoException;
    const reason = syscall ? message : 'the passphrase is wrong, or the file is damaged.';
    throw new ArchiveError(`${file} cannot be opened: ${reason}`, { cause: error });
  }
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
