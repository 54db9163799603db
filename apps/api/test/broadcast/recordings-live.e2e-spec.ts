import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasFfmpeg, publish, stopEncoders } from '../../../../tools/encoder.mjs';
import type { RecordingListResponse, RecordingResponse } from '../../src/broadcast/recordings/recording.dto.ts';
import { RecordingFolders } from '../../src/broadcast/recordings/recording-folders.ts';
import { complaintsAbout, durationOf } from '../factories/recording.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Stream {
  server: { rtmpPort: number | null };
  publishing: object | null;
  status: { isLive: boolean };
}

(hasFfmpeg ? describe : describe.skip)('the recording of a broadcast', () =>
  describeOnAnyDatabase('from the encoder to the file', (database) => {
    let api: TestApp;
    beforeAll(async () => {
      api = await startTestApp({ database, environment: { MEDIA_SERVER: 'embedded', RTMP_PORT: '0', HLS_PORT: '0' } });
    });
    afterAll(async () => {
      await stopEncoders();
      await api.close();
    });

    const get = async <Body>(url: string): Promise<Body> =>
      (await api.send({ url: `/api/${url}`, headers: api.as('media') })).json();
    const post = async (action: string, payload: object = {}) =>
      expect(
        (await api.send({ method: 'POST', url: `/api/media/${action}`, headers: api.as('media'), payload })).statusCode,
      ).toBe(200);
    const recordings = async (): Promise<RecordingResponse[]> =>
      (await get<RecordingListResponse>('media/recordings')).items;
    const only = async (): Promise<RecordingResponse | undefined> => (await recordings())[0];
    const parts = (id: number): string[] => readdirSync(api.app.get(RecordingFolders).of(id));

    async function encode() {
      const { server } = await until(
        () => get<Stream>('media/stream'),
        (stream) => stream.server.rtmpPort !== null,
      );
      const { streamKey } = await get<{ streamKey: string }>('rtmp/config?reveal=true');
      return publish(`rtmp://127.0.0.1:${server.rtmpPort}/live/${streamKey}`, { size: '320x180' });
    }

    it('begins with the broadcast, not before', async () => {
      await encode();
      await until(
        () => get<Stream>('media/stream'),
        ({ publishing }) => publishing !== null,
      );
      expect(await recordings()).toEqual([]);
      await post('approve-stream');
      await post('go-live', { status: 'live' });
      const recording = await until(only, (found) => (found?.bytes ?? 0) > 0);
      expect(recording).toMatchObject({ state: 'recording', endedAt: null, video: null, sermonId: null });
    });

    it('continues in a new part when the encoder drops and returns', async () => {
      const [recording] = await recordings();
      await stopEncoders();
      await until(
        () => get<Stream>('media/stream'),
        ({ publishing }) => publishing === null,
      );
      await encode();
      expect(
        await until(
          () => parts(recording?.id ?? 0),
          (names) => names.length === 2,
        ),
      ).toEqual(['part-1.ts', 'part-2.ts']);
      const size = (await only())?.bytes ?? 0;
      await until(only, (found) => (found?.bytes ?? 0) > size);
      expect(await recordings()).toHaveLength(1);
    });

    it('is resumed by the next process, which continues the numbers', async () => {
      const [recording] = await recordings();
      await stopEncoders();
      api = await api.restart();
      await encode();
      await until(
        () => parts(recording?.id ?? 0),
        (names) => names.includes('part-3.ts'),
      );
      expect(await recordings()).toMatchObject([{ id: recording?.id, state: 'recording' }]);
    });

    it('ends with the broadcast and becomes a video and its sound', async () => {
      await until(
        () => get<Stream>('media/stream'),
        ({ status }) => status.isLive,
      );
      await post('go-live', { status: 'offline' });
      const recording = await until(only, (found) => found?.state === 'ready' || found?.state === 'failed');
      expect(recording).toMatchObject({ state: 'ready', problem: null, endedAt: expect.any(String) as string });
      for (const file of [recording?.video, recording?.audio]) {
        const path = join(api.config.dataDir, file?.url ?? '');
        expect(Math.abs((await durationOf(path)) - (recording?.seconds ?? 0))).toBeLessThan(1);
        expect(await complaintsAbout(path)).toBe('');
      }
      expect((await get<RecordingListResponse>('media/recordings')).usedBytes).toBe(recording?.bytes);
    });

    it('reports when the media server could not write, and continues in a new recording', async () => {
      const [before] = await recordings();
      const { streamKey } = await get<{ streamKey: string }>('rtmp/config?reveal=true');
      expect(streamKey).not.toBe('');
      await post('approve-stream');
      await post('go-live', { status: 'live' });
      const first = await until(only, (found) => found?.id !== before?.id && (found?.bytes ?? 0) > 0);
      // A folder with the name of the next part, so that the part cannot be written.
      const obstacle = join(api.app.get(RecordingFolders).of(first?.id ?? 0), 'part-2.ts');
      mkdirSync(obstacle);
      await stopEncoders();
      await until(
        () => get<Stream>('media/stream'),
        ({ publishing }) => publishing === null,
      );
      await encode();
      const next = await until(only, (found) => found?.id !== first?.id && (found?.bytes ?? 0) > 0);
      expect(next).toMatchObject({ state: 'recording', title: first?.title });
      const saved = (await recordings()).find(({ id }) => id === first?.id);
      expect(saved?.problem).toContain('The recording cannot be written to the disk');
      await post('go-live', { status: 'offline' });
      await stopEncoders();
    });
  }),
);
