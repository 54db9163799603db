import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { hasFfmpeg } from '../../../../tools/encoder.mjs';
import type { RecordingListResponse, RecordingResponse } from '../../src/broadcast/recordings/recording.dto.ts';
import { RecordingFolders } from '../../src/broadcast/recordings/recording-folders.ts';
import { RecordingPreparation } from '../../src/broadcast/recordings/recording-preparation.ts';
import { beginnings, complaintsAbout, durationOf, recordingOf } from '../factories/recording.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

/** Process ids of the children of this process that join parts. */
const joiners = (): number[] =>
  execFileSync('ps', ['-eo', 'pid,ppid,args'])
    .toString()
    .split('\n')
    .filter((line) => line.includes('remux-program') && line.trim().split(/\s+/)[1] === String(process.pid))
    .map((line) => Number(line.trim().split(/\s+/)[0]));

(hasFfmpeg ? describe : describe.skip)('with ffmpeg', () =>
  describeOnAnyDatabase('preparing a recording', (database) => {
    let app: TestApp;
    beforeEach(async () => {
      app = await startTestApp({ database });
    });
    afterEach(() => app.close());

    const list = async (from = app): Promise<RecordingResponse[]> =>
      (await from.send({ url: '/api/media/recordings', headers: from.as('media') })).json<RecordingListResponse>()
        .items;
    const settled = async (id: number, from = app): Promise<RecordingResponse> => {
      void from.app.get(RecordingPreparation).wake();
      const find = async (): Promise<RecordingResponse | undefined> =>
        (await list(from)).find((each) => each.id === id);
      const found = await until(find, (recording) => recording?.state !== 'preparing');
      if (!found) throw new Error('The recording is gone');
      return found;
    };
    const fileAt = (url: string | undefined): string => join(app.config.dataDir, url ?? '');
    const folderOf = (id: number): string => app.app.get(RecordingFolders).of(id);

    it('joins the parts to one video and its sound, on one timeline and in sync', async () => {
      const { id, seconds } = await recordingOf(app, [{ seconds: 4 }, { seconds: 3 }, { seconds: 5 }]);
      const recording = await settled(id);
      expect(recording).toMatchObject({
        state: 'ready',
        problem: null,
        seconds: Math.round(seconds),
        bytes: (recording.video?.bytes ?? 0) + (recording.audio?.bytes ?? 0),
      });
      const [film, sound] = [fileAt(recording.video?.url), fileAt(recording.audio?.url)];
      for (const file of [film, sound]) {
        expect(Math.abs((await durationOf(file)) - seconds)).toBeLessThan(0.2);
        expect(await complaintsAbout(file)).toBe('');
      }
      // Each part turns white and makes a sound in its second second: picture and sound stay in sync over every join.
      const { white, heard } = await beginnings(film);
      expect(white).toHaveLength(3);
      expect(heard).toHaveLength(3);
      for (const [index, time] of white.entries()) expect(Math.abs(time - (heard[index] ?? 0))).toBeLessThan(0.1);
      // The parts are deleted. The index tables come before the media data, for players on slow connections.
      expect(existsSync(folderOf(id))).toBe(false);
      const head = readFileSync(film).toString('latin1');
      expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'));
    });

    it('does not wait after the clock was set back', async () => {
      const { id } = await recordingOf(app, [{}]);
      const tomorrow = new Date(Date.now() + 86_400_000);
      utimesSync(join(folderOf(id), 'part-1.ts'), tomorrow, tomorrow);
      expect(await settled(id)).toMatchObject({ state: 'ready', problem: null });
    });

    it('makes a second recording of what another encoder sent', async () => {
      const { id } = await recordingOf(app, [{ seconds: 3 }, { seconds: 3, size: '640x360' }]);
      expect(await settled(id)).toMatchObject({ state: 'ready', seconds: 3 });
      const next = (await list()).find((each) => each.id !== id);
      expect(await settled(next?.id ?? 0)).toMatchObject({
        state: 'ready',
        seconds: 3,
        title: 'Sunday 1st service, 22 November 2026 (part 2)',
      });
    });

    it('prepares a recording of sound alone', async () => {
      const { id } = await recordingOf(app, [{ size: null }]);
      const recording = await settled(id);
      expect(recording).toMatchObject({
        state: 'ready',
        video: null,
        audio: { url: expect.stringMatching(/\.m4a$/) as string },
      });
    });

    it('uses what can be read of damaged parts, and says so', async () => {
      const { id, seconds } = await recordingOf(app, [{}, {}]);
      const cut = join(folderOf(id), 'part-1.ts');
      truncateSync(cut, Math.round(statSync(cut).size / 2));
      writeFileSync(join(folderOf(id), 'part-3.ts'), 'not a film at all');
      const recording = await settled(id);
      expect(recording).toMatchObject({
        state: 'ready',
        problem: expect.stringContaining('could not be read') as string,
      });
      expect(recording.seconds).toBeLessThan(seconds);
      expect(await complaintsAbout(fileAt(recording.audio?.url))).toBe('');
    });

    it('waits while the disk is too full, and says so only then, after why it ended early', async () => {
      const stopped = 'Recording stopped at 10:30 PM.';
      const space = jest.spyOn(app.app.get(RecordingFolders), 'freeBytes').mockResolvedValue(0);
      const { id } = await recordingOf(app, [{}], { problem: stopped });
      await app.app.get(RecordingPreparation).wake();
      expect(await list()).toMatchObject([
        { id, state: 'preparing', problem: expect.stringMatching(`^${stopped} The disk .* is too full`) as string },
      ]);
      space.mockRestore();
      expect(await settled(id)).toMatchObject({ state: 'ready', problem: stopped });
    });

    it('does not call the disk too full because of the files of the recording that is prepared first', async () => {
      jest.spyOn(app.app.get(RecordingFolders), 'freeBytes').mockResolvedValue(0);
      const claim = { claimedBy: 'another process', claimedUntil: new Date(Date.now() + 60_000) };
      for (const columns of [claim, {}]) await recordingOf(app, [], columns);
      expect((await list()).map(({ problem }) => problem)).toEqual([null, null]);
    });

    it('fails with a sentence and leaves the parts when none of them can be played', async () => {
      const { id } = await recordingOf(app, []);
      writeFileSync(join(folderOf(id), 'part-1.ts'), 'not a film at all');
      expect(await settled(id)).toMatchObject({
        state: 'failed',
        problem: expect.stringContaining(folderOf(id)) as string,
        video: null,
      });
      expect(readdirSync(folderOf(id))).toEqual(['part-1.ts']);
    });

    it('says when nothing had arrived at all', async () => {
      const { id } = await recordingOf(app, []);
      expect(await settled(id)).toMatchObject({
        state: 'failed',
        problem: expect.stringContaining('Nothing arrived') as string,
      });
    });

    it('removes a broadcast of two seconds of which nothing was written', async () => {
      const began = new Date('2026-11-22T04:02:00.000Z');
      const { id } = await recordingOf(app, [], { endedAt: new Date(began.getTime() + 2_000) });
      void app.app.get(RecordingPreparation).wake();
      await until(list, (items) => !items.some((each) => each.id === id && each.state === 'preparing'));
      expect(await list()).toEqual([]);
      expect(existsSync(folderOf(id))).toBe(false);
    });

    it('begins again when the process that joins is killed', async () => {
      const { id, seconds } = await recordingOf(app, [{ seconds: 60 }]);
      void app.app.get(RecordingPreparation).wake();
      await until(joiners, ({ length }) => length > 0);
      for (const pid of joiners()) process.kill(pid, 'SIGKILL');
      await until(joiners, ({ length }) => length === 0);
      expect((await list()).find((each) => each.id === id)?.state).toBe('preparing');
      expect(await settled(id)).toMatchObject({ state: 'ready', seconds: Math.round(seconds) });
    });

    it('leaves nothing running at a stop, and continues at the next start', async () => {
      const { id, seconds } = await recordingOf(app, [{ seconds: 60 }]);
      void app.app.get(RecordingPreparation).wake();
      await until(joiners, ({ length }) => length > 0);
      await app.app.close();
      expect(joiners()).toEqual([]);
      app = await app.restart();
      expect(await settled(id)).toMatchObject({ state: 'ready', seconds: Math.round(seconds) });
    });
  }),
);
