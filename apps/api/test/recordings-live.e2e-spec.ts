import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasFfmpeg, publish, stopEncoders } from '../../../tools/encoder.mjs';
import type { RecordingListResponse, RecordingResponse } from '../src/recordings/recording.dto.ts';
import { RecordingFolders } from '../src/recordings/recording-folders.ts';
import { complaintsAbout, durationOf } from './factories/recording.ts';
import { until } from './stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

interface Stream {
  server: { rtmpPort: number | null };
  publishing: object | null;
  status: { isLive: boolean };
}

(hasFfmpeg ? describe : describe.skip)('a service that is recorded', () =>
  describeOnEachDatabase('from the encoder to the recording', (database) => {
    let api: TestApp;
    beforeAll(async () => {
      api = await startTestApp({ database, environment: { MEDIA_SERVER: 'embedded', RTMP_PORT: '0', HLS_PORT: '0' } });
    });
    afterAll(async () => {
      await stopEncoders();
      await api.close();
    });

    const get = async <Body>(url: string): Promise<Body> =>
      (await api.inject({ url: `/api/${url}`, headers: api.as('media') })).json();
    const post = async (action: string, payload: object = {}) =>
      expect(
        (await api.inject({ method: 'POST', url: `/api/media/${action}`, headers: api.as('media'), payload }))
          .statusCode,
      ).toBe(200);
    const recordings = async (): Promise<RecordingResponse[]> =>
      (await get<RecordingListResponse>('media/recordings')).items;
    const only = async (): Promise<RecordingResponse | undefined> => (await recordings())[0];
    const parts = (id: number): string[] => readdirSync(api.app.get(RecordingFolders).of(id));

    async function encode() {
      const { server } = await until(
        () => get<Stream>('media/stream'),
        (stream) => stream.server.rtmpPort !== null,
        10_000,
      );
      const { streamKey } = await get<{ streamKey: string }>('rtmp/config?reveal=true');
      return publish(`rtmp://127.0.0.1:${server.rtmpPort}/live/${streamKey}`, { size: '320x180' });
    }

    it('begins when it goes on the air, not before', async () => {
      await encode();
      await until(
        () => get<Stream>('media/stream'),
        ({ publishing }) => publishing !== null,
        15_000,
      );
      expect(await recordings()).toEqual([]);
      await post('approve-stream');
      await post('go-live', { status: 'live' });
      const recording = await until(only, (found) => (found?.bytes ?? 0) > 0, 20_000);
      expect(recording).toMatchObject({ state: 'recording', endedAt: null, video: null, sermonId: null });
    }, 60_000);

    it('goes on, in a part of its own, when the encoder drops and is back', async () => {
      const [recording] = await recordings();
      await stopEncoders();
      await until(
        () => get<Stream>('media/stream'),
        ({ publishing }) => publishing === null,
        15_000,
      );
      await encode();
      expect(
        await until(
          () => parts(recording?.id ?? 0),
          (names) => names.length === 2,
          20_000,
        ),
      ).toEqual(['part-1.ts', 'part-2.ts']);
      const size = (await only())?.bytes ?? 0;
      await until(only, (found) => (found?.bytes ?? 0) > size, 20_000);
      expect(await recordings()).toHaveLength(1);
    }, 60_000);

    it('is taken up again by the next process, which numbers on', async () => {
      const [recording] = await recordings();
      await stopEncoders();
      api = await api.restart();
      await encode();
      await until(
        () => parts(recording?.id ?? 0),
        (names) => names.includes('part-3.ts'),
        30_000,
      );
      expect(await recordings()).toMatchObject([{ id: recording?.id, state: 'recording' }]);
    }, 60_000);

    it('ends with the broadcast and becomes a film and its sound', async () => {
      await until(
        () => get<Stream>('media/stream'),
        ({ status }) => status.isLive,
        20_000,
      );
      await post('go-live', { status: 'offline' });
      const recording = await until(only, (found) => found?.state === 'ready' || found?.state === 'failed', 40_000);
      expect(recording).toMatchObject({ state: 'ready', problem: null, endedAt: expect.any(String) as string });
      for (const file of [recording?.video, recording?.audio]) {
        const path = join(api.config.dataDir, file?.url ?? '');
        expect(Math.abs((await durationOf(path)) - (recording?.seconds ?? 0))).toBeLessThan(1);
        expect(await complaintsAbout(path)).toBe('');
      }
      expect((await get<RecordingListResponse>('media/recordings')).usedBytes).toBe(recording?.bytes);
    }, 60_000);

    it('says when the media server could not write on, keeps what there is and begins a new take', async () => {
      const [before] = await recordings();
      const { streamKey } = await get<{ streamKey: string }>('rtmp/config?reveal=true');
      expect(streamKey).not.toBe('');
      await post('approve-stream');
      await post('go-live', { status: 'live' });
      const first = await until(only, (found) => found?.id !== before?.id && (found?.bytes ?? 0) > 0, 20_000);
      // Stands where the next part is to be written.
      const obstacle = join(api.app.get(RecordingFolders).of(first?.id ?? 0), 'part-2.ts');
      mkdirSync(obstacle);
      await stopEncoders();
      await until(
        () => get<Stream>('media/stream'),
        ({ publishing }) => publishing === null,
        15_000,
      );
      await encode();
      const next = await until(only, (found) => found?.id !== first?.id && (found?.bytes ?? 0) > 0, 40_000);
      expect(next).toMatchObject({ state: 'recording', title: first?.title });
      const kept = (await recordings()).find(({ id }) => id === first?.id);
      expect(kept?.problem).toContain('The recording cannot be written to the disk');
      await post('go-live', { status: 'offline' });
      await stopEncoders();
    }, 90_000);
  }),
);
