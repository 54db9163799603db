import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { In } from 'typeorm';
import { hasFfmpeg } from '../../../../tools/encoder.mjs';
import type { RecordingListResponse, RecordingResponse } from '../../src/broadcast/recordings/recording.dto.ts';
import { Recording } from '../../src/broadcast/recordings/recording.entity.ts';
import { RecordingFolders } from '../../src/broadcast/recordings/recording-folders.ts';
import { RecordingPreparation } from '../../src/broadcast/recordings/recording-preparation.ts';
import { RecordingSession } from '../../src/broadcast/recordings/recording-session.ts';
import { RecordingsRepository } from '../../src/broadcast/recordings/recordings.repository.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import { UploadOrphans } from '../../src/platform/uploads/upload-orphans.ts';
import { SermonEntity } from '../../src/publishing/sermons/sermon.entity.ts';
import { recordingOf } from '../factories/recording.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const day = 86_400_000;

(hasFfmpeg ? describe : describe.skip)('/api/media/recordings', () =>
  describeOnAnyDatabase('recordings', (database) => {
    let api: TestApp;
    beforeAll(async () => {
      api = await startTestApp({ database });
    });
    afterAll(() => api.close());

    const list = async (): Promise<RecordingListResponse> =>
      (await api.send({ url: '/api/media/recordings', headers: api.as('media') })).json();
    const find = async (id: number): Promise<RecordingResponse | undefined> =>
      (await list()).items.find((each) => each.id === id);
    const draft = (id: number, role: 'admin' | 'media' = 'admin') =>
      api.send({ method: 'POST', url: `/api/media/recordings/${id}/sermon`, headers: api.as(role) });
    const remove = (id: number, role: 'admin' | 'media' = 'admin') =>
      api.send({ method: 'DELETE', url: `/api/media/recordings/${id}`, headers: api.as(role) });
    const folderOf = (id: number): string => api.app.get(RecordingFolders).of(id);
    async function ready(): Promise<RecordingResponse> {
      const { id } = await recordingOf(api);
      void api.app.get(RecordingPreparation).wake();
      const found = await until(
        () => find(id),
        (recording) => recording?.state === 'ready',
      );
      if (!found) throw new Error('The recording is gone');
      return found;
    }
    /** Deletes a recording that would disturb the next test. */
    const forget = (id: number) => api.database.repository(Recording).delete({ id });

    it('GET answers an empty list with the recording quota', async () => {
      expect(await list()).toEqual({ items: [], usedBytes: 0, limitBytes: 20e9, problem: null });
    });

    it('POST /:id/sermon makes one draft sermon of a recording, however often and by whomever it is sent', async () => {
      const { id, title, startedAt, video, audio } = await ready();
      const before = (await list()).usedBytes;
      const answers = await Promise.all([draft(id), draft(id, 'media'), draft(id), draft(id), draft(id, 'media')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201]);
      const ids = new Set(answers.map((answer) => answer.json<{ sermonId: number }>().sermonId));
      expect(ids.size).toBe(1);
      expect(await api.database.repository(SermonEntity).countBy({ title })).toBe(1);
      const [sermonId] = ids;
      const sermon = (await api.send({ url: `/api/sermons/${sermonId}`, headers: api.as('admin') })).json<
        Record<string, unknown>
      >();
      expect(sermon).toMatchObject({
        title,
        date: startedAt,
        isActive: false,
        videoUrl: video?.url,
        audioUrl: audio?.url,
        video: { bytes: video?.bytes },
      });
      expect((await api.send({ url: `/api/sermons/${sermonId}` })).statusCode).toBe(404);
      expect(
        await api.database.repository(AuditEntry).countBy({ entity: 'recording', action: 'drafted', entityId: id }),
      ).toBe(1);
      // A recording that became a sermon no longer counts towards the quota of what may be deleted.
      expect((await list()).usedBytes).toBe(before - (video?.bytes ?? 0) - (audio?.bytes ?? 0));
      expect((await remove(id)).json()).toMatchObject({ statusCode: 409, code: 'RECORDING_IN_USE' });
    });

    it('deletes the recording with its sermon, whose files are then removed as those of other sermons', async () => {
      const { id, video } = await ready();
      const { sermonId } = (await draft(id)).json<{ sermonId: number }>();
      const name = video?.url.replace('/uploads/', '');
      await api.database.repository(Upload).update({ name }, { readyAt: new Date(Date.now() - 40 * day) });
      await api.app.get(UploadOrphans).remove(new Date(Date.now() - 30 * day), new Date());
      expect(existsSync(join(api.config.dataDir, video?.url ?? ''))).toBe(true);
      await api.send({ method: 'DELETE', url: `/api/sermons/${sermonId}`, headers: api.as('admin') });
      await api.app.get(Retention).applyTo('Deleted content', new Date(Date.now() + 31 * day));
      expect(await find(id)).toBeUndefined();
    });

    it('never removes the files of a recording that nobody has decided on', async () => {
      const { id, video, audio } = await ready();
      await api.database
        .repository(Upload)
        .update({ kind: In(['video', 'audio']) }, { readyAt: new Date(Date.now() - 400 * day) });
      await api.app.get(UploadOrphans).remove(new Date(Date.now() - 30 * day), new Date());
      for (const file of [video, audio]) expect((await api.send({ url: String(file?.url) })).statusCode).toBe(200);
      await remove(id);
    });

    it('DELETE frees the disk, and records who did it', async () => {
      const { id, bytes, video, audio } = await ready();
      const { usedBytes } = await list();
      expect((await remove(id, 'media')).statusCode).toBe(204);
      const uploads = join(api.config.dataDir, 'uploads');
      const gone = [video, audio].map((file) => file?.url.replace('/uploads/', ''));
      await until(
        () => readdirSync(uploads),
        (names) => !names.some((name) => gone.includes(name)),
      );
      expect(existsSync(folderOf(id))).toBe(false);
      expect((await list()).usedBytes).toBe(usedBytes - bytes);
      expect(
        await api.database.repository(AuditEntry).findOneBy({ entity: 'recording', action: 'deleted', entityId: id }),
      ).toMatchObject({ actor: 'media' });
      expect((await remove(id)).statusCode).toBe(404);
      expect((await draft(id)).statusCode).toBe(404);
    });

    it('DELETE leaves nothing behind while a recording is being prepared', async () => {
      const { id } = await recordingOf(api, [{ seconds: 60 }]);
      void api.app.get(RecordingPreparation).wake();
      await until(
        () => api.database.repository(Recording).findOneByOrFail({ id }),
        ({ claimedUntil }) => claimedUntil !== null,
      );
      expect((await draft(id)).json()).toMatchObject({ statusCode: 409, code: 'RECORDING_NOT_READY' });
      expect((await remove(id)).statusCode).toBe(204);
      expect(existsSync(folderOf(id))).toBe(false);
      expect(readdirSync(join(api.config.dataDir, 'uploads', 'incoming'))).toEqual([]);
    });

    it('refuses deletion and drafting during the recording, and records a broadcast once', async () => {
      const takes = api.app.get(RecordingSession);
      const begun = await Promise.all([1, 2, 3].map(() => takes.start(new Date('2026-11-22T04:02:00.000Z'))));
      expect(begun.filter((recording) => recording !== null)).toHaveLength(1);
      const id = begun.find((recording) => recording !== null)?.id ?? 0;
      expect((await remove(id)).json()).toMatchObject({ statusCode: 409, code: 'RECORDING_RUNNING' });
      expect((await draft(id)).json()).toMatchObject({ statusCode: 409, code: 'RECORDING_NOT_READY' });
      await forget(id);
    });

    it('stores sizes beyond those of a 32-bit number', async () => {
      const { id } = await recordingOf(api, [], {
        state: 'ready',
        seconds: 14_400,
        videoUrl: '/uploads/0123456789abcdef01234567.mp4',
        videoBytes: 4_123_456_789,
      });
      expect(await find(id)).toMatchObject({ bytes: 4_123_456_789, video: { bytes: 4_123_456_789 } });
      const upload = {
        name: '0123456789abcdef01234567.mp4',
        kind: 'video',
        bytes: 4_123_456_789,
        seconds: 14_400,
        width: null,
        height: null,
        createdAt: new Date(),
        createdBy: 'system',
        readyAt: new Date(),
        copiesAt: null,
        copyFailures: 0,
        originalId: null,
        fileName: null,
        altText: null,
        focusX: null,
        focusY: null,
        removedAt: null,
      } as const;
      await api.database.repository(Upload).insert(upload);
      expect((await api.database.repository(Upload).findOneByOrFail({ name: upload.name })).bytes).toBe(4_123_456_789);
      await forget(id);
    });
  }),
);

describe('the recording quota', () => {
  it.each([
    ['0', { limitBytes: 0, problem: null }],
    ['1', { limitBytes: 1e9, problem: expect.stringContaining('use all of the 1.0 GB reserved') as string }],
  ])('of %s GB stops all recording once it is used', async (gigabytes, expected) => {
    const api = await startTestApp({ environment: { RECORDINGS_MAX_GB: gigabytes } });
    try {
      await api.database
        .repository(Recording)
        .insert({ title: 'Live service', startedAt: new Date(), endedAt: new Date(), state: 'failed', partBytes: 1e9 });
      const { limitBytes, problem } = (
        await api.send({ url: '/api/media/recordings', headers: api.as('admin') })
      ).json<RecordingListResponse>();
      expect({ limitBytes, problem }).toEqual(expected);
      expect(await api.app.get(RecordingSession).start(new Date())).toBeNull();
    } finally {
      await api.close();
    }
  });

  it.each(['nginx', 'srs'])('does not apply where %s provides no recordings, and the list says so', async (server) => {
    const api = await startTestApp({
      environment: {
        MEDIA_SERVER: server,
        MEDIA_SERVER_API: 'http://127.0.0.1:9',
        MEDIA_SERVER_HLS: 'http://127.0.0.1:9',
        MEDIA_SERVER_SECRET: 'a secret of sixteen and more',
      },
    });
    try {
      expect(await api.app.get(RecordingSession).start(new Date())).toBeNull();
      expect(
        (await api.send({ url: '/api/media/recordings', headers: api.as('media') })).json<RecordingListResponse>()
          .problem,
      ).toMatch(/^Services are not recorded/);
    } finally {
      await api.close();
    }
  });

  it('stops a recording that has used it, with a sentence, and leaves what is recorded', async () => {
    const api = await startTestApp({ environment: { RECORDINGS_MAX_GB: '1' } });
    try {
      const takes = api.app.get(RecordingSession);
      const readAll = jest.spyOn(api.app.get(RecordingsRepository), 'list');
      const recording = await takes.start(new Date());
      if (!recording) throw new Error('Nothing was begun');
      const part = join(await takes.folderFor(recording), 'part-1.ts');
      writeFileSync(part, 'x');
      expect(await takes.measure(recording)).toBeNull();
      await api.database
        .repository(Recording)
        .insert({ title: 'Another', startedAt: new Date(), endedAt: new Date(), state: 'failed', partBytes: 1e9 });
      const problem = await takes.measure(recording);
      expect(problem).toMatch(/^Recording stopped at \d+:\d\d [AP]M\. Recordings use all/);
      await takes.end(recording, problem);
      // Measured every five seconds, however many recordings there are.
      expect(readAll).not.toHaveBeenCalled();
      expect(await api.database.repository(Recording).findOneByOrFail({ id: recording.id })).toMatchObject({
        isRunning: null,
        problem,
      });
      expect(existsSync(part)).toBe(true);
    } finally {
      await api.close();
    }
  });
});
