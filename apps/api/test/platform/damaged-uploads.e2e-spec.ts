import { existsSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PictureCopies } from '../../src/platform/uploads/picture-copies.ts';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import { UploadInventory } from '../../src/platform/uploads/upload-inventory.ts';
import { UploadRemoval } from '../../src/platform/uploads/upload-removal.ts';
import { UploadsService } from '../../src/platform/uploads/uploads.service.ts';
import type { TodayResponse } from '../../src/site/stats/today.dto.ts';
import { newAddress } from '../addresses.ts';
import { picture, recording, send, sendPhoto } from '../factories/upload.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('an uploads folder that somebody has damaged', () => {
  let api: TestApp;
  let sound: string;
  let photo: string;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    const content = recording('first-light.mp3');
    sound = (await send(api, '/upload/audio', [{ field: 'audio', fileName: 'a.mp3', type: 'audio/mpeg', content }]))
      .body.url;
    photo = (await sendPhoto(api, await picture(700, 500))).body.url;
  });

  const pathOf = (url: string): string => join(api.config.dataDir, url);
  const remove = (path: string): void => rmSync(path);
  const damages: [string, (path: string) => void, number[]][] = [
    ['missing', remove, [404]],
    ['empty', (path) => truncateSync(path), [200, 416]],
    ['cut off', (path) => truncateSync(path, 100), [200, 206, 416]],
    ['garbage', (path) => writeFileSync(path, Buffer.alloc(5_000, 'x')), [200, 206]],
    ['a folder', (path) => (rmSync(path), mkdirSync(path)), [404]],
    ['a loop of links', (path) => (rmSync(path), linkTo(path)), [503]],
  ];
  const linkTo = (path: string): void => symlinkSync(path, path);

  it('does not keep later pictures from getting their copies', async () => {
    const copies = api.app.get(PictureCopies);
    const later = (await sendPhoto(api, await picture(700, 500))).body.url;
    await copies.idle();
    const [copy, laterCopy] = [photo, later].map((url) => pathOf(url.replace('.jpg', '.640.avif'))) as [string, string];
    for (const path of [copy, laterCopy]) rmSync(path);
    await api.database.repository(Upload).updateAll({ copiesAt: null });
    rmSync(pathOf(photo));
    linkTo(pathOf(photo));
    copies.wake();
    await copies.idle();
    expect([copy, laterCopy].map((path) => existsSync(path))).toEqual([false, true]);
  });

  it('does not keep the files of later uploads from being removed, and is tried again', async () => {
    rmSync(pathOf(sound));
    mkdirSync(pathOf(sound));
    for (const url of [sound, photo]) await api.app.get(UploadsService).remove(url);
    await until(
      () => existsSync(pathOf(photo)),
      (exists) => !exists,
    );
    const removeFiles = () => api.app.get(UploadRemoval).removeFiles(new Date(0));
    await expect(removeFiles()).rejects.toThrow('Files of 1 uploads could not be removed');
    rmSync(pathOf(sound), { recursive: true });
    expect(await removeFiles()).toBe(1);
  });

  it.each(damages)('causes no server error for requests for a file that is %s', async (_what, damage, expected) => {
    for (const url of [sound, photo]) damage(pathOf(url));
    for (const url of [sound, photo, photo.replace('.jpg', '.640.avif'), photo.replace('.jpg', '.320.jpg')])
      for (const range of [undefined, 'bytes=0-99', 'bytes=150-', 'bytes=-10'])
        for (const method of ['GET', 'HEAD'] as const) {
          const answer = await api.send({ method, url, headers: { range }, remoteAddress: newAddress() });
          const isCopy = url !== sound && url !== photo;
          expect([isCopy ? [200, 206, 404, 416, 503] : expected, url, range, method, answer.statusCode]).toEqual([
            expect.arrayContaining([answer.statusCode]),
            url,
            range,
            method,
            answer.statusCode,
          ]);
        }
  });

  it('is reported on the first page of the console with exactly the missing and changed files', async () => {
    const lost = async () => {
      await api.app.get(UploadInventory).look();
      const answer = await api.send({ url: '/api/admin/today', headers: api.as('admin') });
      return answer.json<TodayResponse>().lostFiles?.named ?? [];
    };
    const before = await lost();
    rmSync(pathOf(sound));
    truncateSync(pathOf(photo), 100);
    const names = [sound, photo].map((url) => url.replace('/uploads/', ''));
    expect((await lost()).filter((name) => !before.includes(name)).sort()).toEqual(names.sort());
  });

  it.each(damages)(
    'does not prevent showing and exporting content that uses a file that is %s',
    async (_what, damage) => {
      const headers = api.as('admin');
      const sermon = await api.send({
        method: 'POST',
        url: '/api/sermons',
        headers,
        payload: {
          title: 'Walking in faith',
          description: `![A picture](${photo})`,
          speaker: 'Grace',
          date: '2026-01-01T00:00:00Z',
          audioUrl: sound,
          featuredImage: photo,
          isActive: true,
        },
      });
      const { id } = sermon.json<{ id: number }>();
      for (const url of [sound, photo]) damage(pathOf(url));
      for (const url of [
        '/sermons',
        `/sermons/${id}`,
        '/feeds/sermons.xml',
        `/api/sermons/${id}`,
        '/api/sermons',
        '/sitemap.xml',
      ])
        expect([url, (await api.send({ url, headers: { accept: 'text/html' } })).statusCode]).toEqual([url, 200]);
      const shared = await api.send({ url: `/share/sermons-${id}.jpg` });
      expect([200, 503]).toContain(shared.statusCode);
      const bodies = await Promise.all(
        ['/api/sermons?status=all', '/api/audit-log', '/api/admin/today'].map((url) => api.send({ url, headers })),
      );
      expect(bodies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      await api.app.get(PictureCopies).idle();
      // Such an item can be deleted like any other.
      expect((await api.send({ method: 'DELETE', url: `/api/sermons/${id}`, headers })).statusCode).toBeLessThan(300);
    },
  );
});
