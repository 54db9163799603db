import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFfmpeg } from '../../../../tools/encoder.mjs';
import { RecordedFiles } from '../../src/broadcast/media-server/recorded-files.ts';
import type { RecordingListResponse } from '../../src/broadcast/recordings/recording.dto.ts';
import { RecordingSession } from '../../src/broadcast/recordings/recording-session.ts';
import { makePart } from '../factories/recording.ts';
import { until } from '../stand-ins/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('recordings of an external media server', () => {
  let api: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = temporaryFolder('dvr');
    api = await startTestApp({
      environment: {
        RECORDINGS_MAX_GB: '1',
        MEDIA_SERVER: 'srs',
        MEDIA_SERVER_API: 'http://127.0.0.1:9',
        MEDIA_SERVER_HLS: 'http://127.0.0.1:9',
        MEDIA_SERVER_SECRET: 'a secret of sixteen and more',
        MEDIA_SERVER_RECORDINGS: folder,
      },
    });
  });
  afterAll(() => api.close());

  const list = async (): Promise<RecordingListResponse> =>
    (await api.send({ url: '/api/media/recordings', headers: api.as('media') })).json();

  it('count towards the recording quota while they wait in its folder', async () => {
    const rehearsal = join(folder, 'church.1763784000000.mp4');
    writeFileSync(rehearsal, '');
    truncateSync(rehearsal, 1e9);
    expect(await list()).toMatchObject({
      usedBytes: 1e9,
      problem: expect.stringContaining('use all of the 1.0 GB reserved') as string,
    });
    expect(await api.app.get(RecordingSession).start(new Date())).toBeNull();
    rmSync(rehearsal);
    expect(await list()).toMatchObject({ usedBytes: 0, problem: null });
  });

  (hasFfmpeg ? it : it.skip)('become playable files, and leave its folder', async () => {
    const takes = api.app.get(RecordingSession);
    const recording = await takes.start(new Date());
    if (!recording) throw new Error('Nothing was begun');
    await makePart(join(folder, 'part.ts'));
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-i',
      join(folder, 'part.ts'),
      '-c',
      'copy',
      join(folder, 'church.1763784000001.mp4'),
    ]);
    rmSync(join(folder, 'part.ts'));
    await takes.end(recording);
    await api.app.get(RecordedFiles).note(folder, 'church.1763784000001.mp4');
    const { items } = await until(list, (answer) => answer.items[0]?.state === 'ready');
    expect(items).toMatchObject([
      { id: recording.id, seconds: 4, problem: null, video: { url: expect.any(String) as string } },
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
