import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { hasFfmpeg } from '../../../../tools/encoder.mjs';
import { Recording } from '../../src/broadcast/recordings/recording.entity.ts';
import { RecordingFiles } from '../../src/broadcast/recordings/recording-files.ts';
import { RecordingFolders } from '../../src/broadcast/recordings/recording-folders.ts';
import { RecordingPreparation } from '../../src/broadcast/recordings/recording-preparation.ts';
import { RecordingsRepository } from '../../src/broadcast/recordings/recordings.repository.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { builtServer } from '../built-server.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { makePart, recordingOf } from '../factories/recording.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { until } from '../stand-ins/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeOnEachServer, passwords, startTestApp, type TestApp } from '../test-app.ts';

/** The built server, as `npm start` runs it. */

(hasFfmpeg ? describe : describe.skip)('with ffmpeg', () =>
  describeOnEachServer('two processes with one database and one folder', (database) => {
    let one: TestApp;
    let part: string;
    beforeAll(async () => {
      part = join(temporaryFolder('part'), 'part-1.ts');
      await makePart(part, { seconds: 2 });
    });
    beforeEach(async () => {
      one = await startTestApp({ database });
    });
    afterEach(() => one.close());

    const rows = (): Promise<Recording[]> => one.app.get(RecordingsRepository).list();
    const row = async (id: number): Promise<Recording | null> => one.app.get(RecordingsRepository).findById(id);
    /** Number of files that were ever stored, including those that were discarded. */
    const stored = (): Promise<number> => one.database.repository(AuditEntry).countBy({ action: 'uploaded' });
    const isStored = (url: string | null | undefined): boolean =>
      url !== undefined && url !== null && existsSync(join(one.config.dataDir, url));
    /** Makes a claim expire, as if the process that holds it had not renewed it for thirty seconds. */
    const expire = (id: number): Promise<boolean> =>
      one.app.get(RecordingsRepository).update(id, { claimedUntil: new Date(Date.now() - 1) });

    /** Adds a recording that waits to be prepared. @param isBeingWritten dates its part in the future, so that preparation waits a second longer */
    async function waiting(isBeingWritten = false): Promise<number> {
      const { id } = await recordingOf(one, [], { state: 'recording' });
      const copy = join(one.app.get(RecordingFolders).of(id), 'part-1.ts');
      cpSync(part, copy);
      const changed = new Date(Date.now() + (isBeingWritten ? 86_400_000 : -10_000));
      utimesSync(copy, changed, changed);
      await one.app.get(RecordingsRepository).update(id, { state: 'preparing' });
      return id;
    }

    function startProcess(): ChildProcess {
      const child = spawn(process.execPath, [builtServer], {
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          MEDIA_SERVER: 'off',
          DATA_DIR: one.config.dataDir,
          DATABASE_URL: one.config.databaseUrl,
          ADMIN_PASSWORD: passwords.admin,
          MEDIA_PASSWORD: passwords.media,
          LOG_LEVEL: 'silent',
        },
        stdio: 'ignore',
      });
      closeAtTheEnd(() => kill(child));
      return child;
    }
    async function kill(child: ChildProcess): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }

    it(
      'prepare ten recordings, each once',
      async () => {
        const other = await one.startAnother();
        for (let count = 0; count < 10; count += 1) await waiting();
        await Promise.all([one, other].map((api) => api.app.get(RecordingPreparation).wake()));
        await other.close();
        const done = await rows();
        expect(done.map(({ state, failures, problem }) => [state, failures, problem])).toEqual(
          Array(10).fill(['ready', 0, null]),
        );
        for (const { videoUrl, audioUrl } of done)
          expect([isStored(videoUrl), isStored(audioUrl)]).toEqual([true, true]);
        expect(await stored()).toBe(20);
      },
      busyMachineMs,
    );

    it('do not prepare a recording again that the other process has finished', async () => {
      const id = await waiting();
      await one.app.get(RecordingPreparation).wake();
      const ready = await row(id);
      expect(ready?.state).toBe('ready');
      expect(await one.app.get(RecordingsRepository).claim(id, 'other', new Date(), new Date())).toBeNull();
      expect(await row(id)).toEqual(ready);
    });

    it(
      'take over from one that is killed, once its claim has expired',
      async () => {
        const repository = one.app.get(RecordingsRepository);
        const { findUnclaimed } = repository;
        repository.findUnclaimed = () => Promise.resolve([]);
        const id = await waiting(true);
        const child = startProcess();
        const { claimedBy } = (await until(
          () => row(id),
          (found) => found?.claimedBy != null,
          busyMachineMs,
        )) as Recording;
        await kill(child);
        repository.findUnclaimed = findUnclaimed;
        expect(await row(id)).toMatchObject({ state: 'preparing', claimedBy });
        const other = one.app.get(RecordingPreparation);
        await other.wake();
        expect(await row(id)).toMatchObject({ state: 'preparing', claimedBy });
        await expire(id);
        await other.wake();
        expect(await row(id)).toMatchObject({ state: 'ready', claimedBy: null, failures: 0 });
        expect(await stored()).toBe(2);
      },
      busyMachineMs,
    );

    it('do not change a recording that was taken over from them while they were stopped', async () => {
      const other = await one.startAnother();
      await other.app.get(RecordingPreparation).wake();
      const id = await waiting();
      const files = one.app.get(RecordingFiles);
      const { newTargets } = files;
      let thaw = (): void => undefined;
      const thawed = new Promise<void>((resolve) => (thaw = resolve));
      files.newTargets = async (name) => {
        await thawed;
        return newTargets.call(files, name);
      };
      const stopped = one.app.get(RecordingPreparation).wake();
      const claimed = await until(
        () => row(id),
        (found) => found?.claimedUntil != null,
      );
      // The claim is renewed every ten seconds while the work goes on.
      await until(
        () => row(id),
        (found) => Number(found?.claimedUntil) > Number(claimed?.claimedUntil),
      );
      await expire(id);
      await other.app.get(RecordingPreparation).wake();
      const taken = await row(id);
      expect(taken).toMatchObject({ state: 'ready' });
      cpSync(part, join(await one.app.get(RecordingFolders).make(id), 'part-1.ts'));
      thaw();
      await stopped;
      expect(await row(id)).toEqual(taken);
      expect([isStored(taken?.videoUrl), isStored(taken?.audioUrl)]).toEqual([true, true]);
      await other.close();
    });
  }),
);
