import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const youtubeKey = 'yt-key-7f3a-0000-1111-x7q2';
const rtmpKey = 'own-key-of-the-church-93ac51';
const publicReads = [
  '/api/live/status',
  '/api/live/status?watcher=a',
  '/api/openapi.json',
  '/api/events',
  '/api/sermons',
  '/healthz',
  '/readyz',
  '/hls/church/master.m3u8',
  '/hls/church',
  '/feeds/services.ics',
];

/** Every built file that browsers can load. */
function bundles(): string[] {
  return ['shell', 'admin', 'media']
    .map((app) => join(root, 'apps', app, 'dist'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && /\.(js|html|json|map|css)$/.test(file.name))
        .map((file) => join(file.parentPath, file.name)),
    );
}

// The stream key is never logged, public, in a bundle, in an error or in the audit log.
describeOnAnyDatabase('stream keys', (database) => {
  let api: TestApp;
  const written: string[] = [];
  let outputs: { mockRestore(): void }[];

  beforeAll(async () => {
    outputs = [process.stdout, process.stderr].map((stream) =>
      jest.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0),
    );
    api = await startTestApp({ database, environment: { LOG_LEVEL: 'debug' } });
  });
  afterAll(async () => {
    await api.close();
    for (const output of outputs) output.mockRestore();
  });

  const staff = (url: string, payload?: object) =>
    api.send({ method: payload ? 'POST' : 'GET', url, headers: api.as('media'), payload });
  const hide = (text: string): string =>
    text.includes(youtubeKey) || text.includes(rtmpKey) ? 'TELLS A KEY' : 'tells none';

  it('are shown to staff on request and to nobody else', async () => {
    for (const [type, streamKey] of [
      ['youtube', youtubeKey],
      ['rtmp', rtmpKey],
    ])
      expect((await staff('/api/media/stream-config', { type, config: { streamKey } })).statusCode).toBe(200);
    // Refusals do not repeat what was sent either.
    const wrong = await staff('/api/media/stream-config', {
      type: 'rtmp',
      config: { streamKey: `${rtmpKey} `.repeat(9), hlsUrl: rtmpKey },
    });
    expect([wrong.statusCode, hide(wrong.body)]).toEqual([400, 'tells none']);
    expect((await staff('/api/media/stream-key?type=rtmp')).json()).toMatchObject({
      streamKey: `church?key=${rtmpKey}`,
    });
    await staff('/api/media/approve-stream', {});
    await staff('/api/media/go-live', { status: 'live' });

    const masked = ['/api/media/stream-config', '/api/rtmp/config', '/api/media/stream', '/api/live/status'];
    for (const url of masked) expect([url, hide((await staff(url)).body)]).toEqual([url, 'tells none']);
    for (const url of [
      ...publicReads,
      ...masked,
      '/api/media/stream-key?type=rtmp',
      `/api/nothing?key=${rtmpKey}`,
      `/hls/church/${rtmpKey}.ts`,
    ]) {
      const { body, headers } = await api.send({ url });
      expect([url, hide(body + JSON.stringify(headers))]).toEqual([url, 'tells none']);
    }
    const audits = await api.send({ url: '/api/audit-log?limit=500', headers: api.as('admin') });
    expect(audits.body).toContain('revealed');
    expect(hide(audits.body)).toBe('tells none');
  });

  it('are in no line of the log at its most detailed level', () => {
    expect(written.join('')).toContain('/api/media/stream-key');
    expect(hide(written.join(''))).toBe('tells none');
  });

  it('are in no file that browsers are sent', () => {
    // Matches a real stream key that somebody pasted into the code while trying things out.
    for (const file of bundles())
      expect([file, /church\?key=[\w-]{16,}/.test(readFileSync(file, 'utf8'))]).toEqual([file, false]);
  });
});
