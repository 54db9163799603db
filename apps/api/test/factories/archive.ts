import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { ArchiveManifest } from '../../src/site/archive/archive-format.ts';
import type { TestApp } from '../test-app.ts';
import { sendInChunks } from './resumable.ts';

/** The entries of an archive, by name. */
export type Entries = Map<string, Buffer>;

export const manifestOf = (entries: Entries): ArchiveManifest =>
  JSON.parse(String(entries.get('manifest.json'))) as ArchiveManifest;

export async function unpack(archive: Buffer): Promise<Entries> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const entries: Entries = new Map();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return entries;
}

export async function pack(entries: Entries): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of entries) zip.addBuffer(content, name, { compress: !name.startsWith('uploads/') });
  zip.end();
  return buffer(zip.outputStream);
}

/** Returns the entries with a manifest that matches their current content. */
export function resealed(entries: Entries, own: object = {}): Entries {
  const files = [...entries]
    .filter(([name]) => name !== 'manifest.json')
    .map(([path, content]) => ({
      path,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
  const manifest = { ...manifestOf(entries), files, ...own };
  return new Map([...entries, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]);
}

/** Returns the entries with changed rows of one content kind. */
export function withRows(
  entries: Entries,
  kind: string,
  change: (rows: Record<string, unknown>[]) => object[],
): Entries {
  const name = `content/${kind}.ndjson`;
  const rows = String(entries.get(name))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const lines = change(rows).map((row) => `${JSON.stringify(row)}\n`);
  const counts = { ...manifestOf(entries).counts, ...(kind === 'uploads' ? {} : { [kind]: lines.length }) };
  return resealed(new Map([...entries, [name, Buffer.from(lines.join(''))]]), { counts });
}

export async function exportSite(api: TestApp): Promise<Buffer> {
  const answer = await api.send({ url: '/api/site/archive', headers: api.as('admin') });
  if (answer.statusCode !== 200) throw new Error(`The site could not be exported: ${answer.body}`);
  return answer.rawPayload;
}

/** Uploads an archive and returns its id. */
export async function uploadArchive(api: TestApp, archive: Buffer): Promise<string> {
  const url = await sendInChunks(
    api,
    archive,
    { kind: 'archive', fileName: 'site.zip', type: 'application/zip' },
    8_000_000,
  );
  return url.split('/').at(-1) ?? '';
}
