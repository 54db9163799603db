import { statSync } from 'node:fs';
import { join } from 'node:path';
import { StreamConfig } from '../../src/broadcast/live/stream-config.entity.ts';
import { StreamKeys } from '../../src/broadcast/live/stream-keys.service.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const publicUrl = 'https://church.example.org';
const ownRtmp = 'rtmp://church.example.org:1935/live';
const ownHls = `${publicUrl}/hls/church/master.m3u8`;
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

interface Stored {
  streamKey: string;
  hasKey: boolean;
  keyProblem: string | null;
  updatedAt: string | null;
  updatedBy: string | null;
}
interface Configs {
  youtube: Stored & { streamUrl: string; liveVideoUrl: string };
  rtmp: Stored & { rtmpUrl: string; hlsUrl: string };
}

// MEDIA-01, MEDIA-12, DATA-36, DATA-37
describeOnAnyDatabase('stream configuration and keys', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({
      database,
      environment: { PUBLIC_URL: publicUrl, HLS_ORIGINS: 'https://cdn.example.org' },
    });
  });
  afterAll(() => api.close());

  const get = async <Body>(url: string) =>
    (await api.send({ url: `/api/${url}`, headers: api.as('media') })).json<Body>();
  const save = (payload: object) =>
    api.send({ method: 'POST', url: '/api/media/stream-config', headers: api.as('media'), payload });
  const saved = async (type: string, config: object) => (await save({ type, config })).json<Configs>();
  const reveal = async (type = 'rtmp') => (await get<{ streamKey: string }>(`media/stream-key?type=${type}`)).streamKey;
  const rotate = async () =>
    (await api.send({ method: 'POST', url: '/api/media/stream-key/rotate', headers: api.as('media') })).json<{
      streamKey: string;
    }>().streamKey;
  const lastAudit = async () =>
    (await api.send({ url: '/api/audit-log?limit=1', headers: api.as('admin') })).json<Record<string, unknown>[]>()[0];
  const bare = (key: string): string => key.replace('church?key=', '');

  // API-77
  it('generate a key of 128 bits or more at the first start, shown by its last four characters', async () => {
    const { rtmp, youtube } = await get<Configs>('media/stream-config');
    const key = await reveal();
    expect(key).toMatch(/^church\?key=[\w-]{22,}$/);
    expect(rtmp).toMatchObject({
      rtmpUrl: ownRtmp,
      hlsUrl: ownHls,
      streamKey: `church?key=••••••••${key.slice(-4)}`,
      hasKey: true,
      keyProblem: null,
    });
    // MEDIA-20
    expect(youtube).toMatchObject({
      streamUrl: 'rtmp://a.rtmp.youtube.com/live2',
      liveVideoUrl: '',
      streamKey: '',
      hasKey: false,
      updatedAt: null,
    });
    expect(await get('rtmp/config')).toEqual({ rtmpUrl: ownRtmp, streamKey: rtmp.streamKey, hlsUrl: ownHls });
    expect(await get('rtmp/config?reveal=true')).toEqual({ rtmpUrl: ownRtmp, streamKey: key, hlsUrl: ownHls });
  });

  it('store keys so that neither the database nor the audit log shows them, and record who saw one', async () => {
    const key = bare(await reveal());
    expect(await lastAudit()).toMatchObject({ actor: 'media', action: 'revealed', entity: 'stream-config' });
    const rows = JSON.stringify(await api.database.repository(StreamConfig).find());
    const audits = (await api.send({ url: '/api/audit-log?limit=500', headers: api.as('admin') })).body;
    for (const place of [rows, audits, Buffer.from(rows).toString('base64')]) expect(place).not.toContain(key);
    if (database === 'sqlite') expect(statSync(join(api.config.dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('make a new key with one press; the old one no longer works', async () => {
    const keys = api.app.get(StreamKeys);
    const old = bare(await reveal());
    expect([await keys.check(old), await keys.check(`${old}x`), await keys.check('')]).toEqual([true, false, false]);
    const fresh = await rotate();
    expect(await lastAudit()).toMatchObject({
      actor: 'media',
      action: 'rotated',
      summary: 'Stream configuration of our own stream, with a new key',
    });
    expect([await keys.check(old), await keys.check(bare(fresh)), await reveal()]).toEqual([false, true, fresh]);
  });

  // API-78
  it('save each source, with who and when, and ignore a masked key', async () => {
    const first = await saved('youtube', {
      streamUrl: 'rtmps://a.rtmps.youtube.com/live2',
      streamKey: 'abcd-efgh-ijkl-x7q2',
      liveVideoUrl: video,
    });
    expect(first.youtube).toMatchObject({
      streamUrl: 'rtmps://a.rtmps.youtube.com/live2',
      streamKey: '••••••••x7q2',
      hasKey: true,
      liveVideoUrl: video,
      updatedBy: 'media',
    });
    expect(Math.abs(Date.now() - Date.parse(first.youtube.updatedAt ?? ''))).toBeLessThan(5_000);
    const again = await saved('youtube', { streamUrl: '', streamKey: first.youtube.streamKey, liveVideoUrl: video });
    expect(again.youtube).toMatchObject({ streamUrl: 'rtmp://a.rtmp.youtube.com/live2', hasKey: true });
    expect(await reveal('youtube')).toBe('abcd-efgh-ijkl-x7q2');
    expect((await saved('youtube', { streamKey: '' })).youtube).toMatchObject({ hasKey: false, streamKey: '' });
    expect(
      (await api.send({ url: '/api/media/stream-key?type=youtube', headers: api.as('media') })).json(),
    ).toMatchObject({ statusCode: 409, code: 'NO_KEY' });
  });

  it('accept a key of our own with or without the stream name before it, and show no end of a short one', async () => {
    const key = 'sunday-morning-2026';
    for (const sent of [key, `church?key=${key}`]) {
      expect((await saved('rtmp', { streamKey: sent })).rtmp.streamKey).toBe('church?key=••••••••2026');
      expect(await reveal()).toBe(`church?key=${key}`);
    }
    expect((await saved('youtube', { streamKey: 'short1234' })).youtube.streamKey).toBe('••••••••');
    // An empty field does not delete the key: this source always needs one.
    expect((await saved('rtmp', { streamKey: '' })).rtmp.hasKey).toBe(true);
  });

  it.each([
    ['youtube', { streamUrl: 'https://a.rtmp.youtube.com/live2' }, 'config.streamUrl'],
    ['youtube', { streamKey: 'with space' }, 'config.streamKey'],
    ['youtube', { streamKey: 'k'.repeat(129) }, 'config.streamKey'],
    ['youtube', { streamKey: 'ŋ-key-of-letters' }, 'config.streamKey'],
    ['youtube', { liveVideoUrl: 'https://vimeo.com/1' }, 'config.liveVideoUrl'],
    ['youtube', { liveVideoUrl: 'javascript:alert(1)' }, 'config.liveVideoUrl'],
    ['youtube', { liveVideoUrl: 'http://www.youtube.com/watch?v=dQw4w9WgXcQ' }, 'config.liveVideoUrl'],
    ['youtube', { rtmpUrl: ownRtmp }, 'config.rtmpUrl'],
    ['rtmp', { rtmpUrl: 'rtmp://user:word@host/live' }, 'config.rtmpUrl'],
    ['rtmp', { rtmpUrl: 'rtmp://host' }, 'config.rtmpUrl'],
    ['rtmp', { streamKey: 'too-short' }, 'config.streamKey'],
    ['rtmp', { streamKey: 'a-key-with&other=1' }, 'config.streamKey'],
    ['rtmp', { hlsUrl: 'https://elsewhere.example.org/a.m3u8' }, 'config.hlsUrl'],
    ['rtmp', { hlsUrl: 'http://cdn.example.org/a.m3u8' }, 'config.hlsUrl'],
    ['rtmp', { hlsUrl: 'https://cdn.example.org.evil.example/a.m3u8' }, 'config.hlsUrl'],
    ['rtmp', { unknown: 1 }, 'config.unknown'],
  ])('answer 400 for %s %j naming the field', async (type, config, field) => {
    const before = await get('media/stream-config');
    const response = await save({ type, config });
    expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
    expect(await get('media/stream-config')).toEqual(before);
  });

  it.each([
    {},
    { type: 'rtmp' },
    { type: 'rtmp', config: null },
    { type: 'rtmp', config: [] },
    { type: 'rtmp', config: 'x' },
    { type: 'hls', config: {} },
  ])('answer 400 for %j', async (payload) => {
    expect((await save(payload)).statusCode).toBe(400);
  });

  it('accept a playlist on this site or one of HLS_ORIGINS', async () => {
    expect((await saved('rtmp', { hlsUrl: 'https://cdn.example.org/church/a.m3u8' })).rtmp.hlsUrl).toBe(
      'https://cdn.example.org/church/a.m3u8',
    );
    for (const own of [ownHls, '/hls/church/master.m3u8', ''])
      expect((await saved('rtmp', { hlsUrl: own })).rtmp.hlsUrl).toBe(ownHls);
  });

  it('report that a key cannot be read under another SECRET_KEY, and accept a new one', async () => {
    await saved('rtmp', { streamKey: 'sunday-morning-2026' });
    const { sealedKey } = await api.database.repository(StreamConfig).findOneByOrFail({ type: 'rtmp' });
    await api.database
      .repository(StreamConfig)
      .update({ type: 'rtmp' }, { sealedKey: `${sealedKey?.slice(0, -8)}AAAAAAA=` });
    expect((await get<Configs>('media/stream-config')).rtmp).toMatchObject({
      hasKey: false,
      streamKey: '',
      keyProblem: expect.stringContaining('SECRET_KEY'),
    });
    expect(await api.app.get(StreamKeys).check('sunday-morning-2026')).toBe(false);
    for (const url of ['/api/media/stream-key?type=rtmp', '/api/rtmp/config?reveal=true']) {
      expect((await api.send({ url, headers: api.as('media') })).json()).toMatchObject({
        statusCode: 409,
        code: 'KEY_UNREADABLE',
      });
    }
    expect(await get('media/stream')).toMatchObject({
      configured: { rtmp: false },
      warnings: [expect.objectContaining({ code: 'KEY_UNREADABLE' })],
    });
    await rotate();
    expect(await get('media/stream')).toMatchObject({ warnings: [] });
  });
});
