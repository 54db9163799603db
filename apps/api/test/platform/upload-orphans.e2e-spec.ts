import { jest } from '@jest/globals';
import { LessThan, SelectQueryBuilder } from 'typeorm';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import { UploadOrphans } from '../../src/platform/uploads/upload-orphans.ts';
import { announcementRequest, ministryRequest, sermonRequest } from '../factories/content.ts';
import { eventRequest } from '../factories/event.ts';
import { picture, sendPhoto } from '../factories/upload.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const day = 86_400_000;

describeOnAnyDatabase('uploads without references', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterAll(() => api.close());

  const upload = async (): Promise<string> => (await sendPhoto(api, await picture(30, 20))).body.url;
  const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<number> => {
    const answer = await api.send({
      method,
      url: `/api${path}`,
      headers: api.as('admin'),
      ...(payload ? { payload } : {}),
    });
    expect([path, answer.statusCode < 300, answer.body.slice(0, 300)]).toEqual([path, true, expect.any(String)]);
    return answer.json<{ id: number }>().id;
  };
  const statusOf = async (url: string): Promise<number> => (await api.send({ url })).statusCode;

  it('are removed after thirty days; files used by deleted items and earlier versions are kept', async () => {
    const unused = await upload();
    const [image, inText, inPhotos, inTrash, replaced, ofMinistry, young] = await Promise.all(
      Array.from({ length: 7 }, upload),
    );
    const sermon = await write('POST', '/sermons', sermonRequest({ featuredImage: replaced }));
    await write('PUT', `/sermons/${sermon}`, sermonRequest({ featuredImage: image }));
    await write(
      'POST',
      '/events',
      eventRequest({ description: `Come and see ![the choir](${inText})`, eventPhotos: [String(inPhotos)] }),
    );
    await write(
      'DELETE',
      `/announcements/${await write('POST', '/announcements', announcementRequest({ featuredImage: inTrash }))}`,
    );
    await write('POST', '/ministries', ministryRequest({ featuredImage: ofMinistry }));
    const old = new Date(Date.now() - 31 * day);
    await api.database.repository(Upload).update({ readyAt: LessThan(new Date()) }, { readyAt: old });
    await api.database
      .repository(Upload)
      .update({ name: String(young).slice('/uploads/'.length) }, { readyAt: new Date(Date.now() - 29 * day) });
    const all = (await api.database.repository(Upload).find()).map(({ name }) => `/uploads/${name}`);
    expect(all.length).toBeGreaterThan(20);

    expect(await api.app.get(UploadOrphans).remove(new Date(Date.now() - 30 * day), new Date())).toBe(1);
    await api.app.get(Retention).applyTo('Uploads that were never finished, and removed files', new Date());
    const gone: string[] = [];
    for (const url of all) if ((await statusOf(url)) !== 200) gone.push(url);
    expect(gone).toEqual([unused]);
    const [entry] = (await api.send({ url: '/api/audit-log?entity=upload', headers: api.as('admin') })).json<
      { actor: string; summary: string }[]
    >();
    expect(entry).toMatchObject({
      actor: 'system',
      summary: `Removed image that nothing uses: ${unused.slice('/uploads/'.length)}`,
    });
    expect(await api.app.get(UploadOrphans).remove(new Date(Date.now() - 30 * day), new Date())).toBe(0);
  });

  it('do not include used files when rows are removed while the tables are read', async () => {
    const repository = api.database.repository(AuditEntry);
    const urls = await Promise.all(Array.from({ length: 2 }, upload));
    await api.database
      .repository(Upload)
      .update({ readyAt: LessThan(new Date()) }, { readyAt: new Date(Date.now() - 31 * day) });
    await repository.clear();
    const entry = {
      at: new Date(),
      actor: 'admin',
      action: 'updated',
      entity: 'page',
      entityId: 1,
      summary: 'Page updated',
      before: null,
    };
    for (let nth = 0; nth <= 200; nth += 1)
      await repository.insert({ ...entry, after: { image: urls[nth === 200 ? 1 : 0] } });
    const plain = SelectQueryBuilder.prototype.getRawMany;
    const spy = jest.spyOn(SelectQueryBuilder.prototype, 'getRawMany').mockImplementation(async function (
      this: SelectQueryBuilder<AuditEntry>,
    ) {
      const rows = await plain.call(this);
      // Between any two reads of the log, its first row is deleted.
      const [first] = await repository.find({ order: { id: 'ASC' }, take: 1 });
      if (first && this.expressionMap.mainAlias?.target === AuditEntry) await repository.delete({ id: first.id });
      return rows;
    });
    try {
      await api.app.get(UploadOrphans).remove(new Date(Date.now() - 30 * day), new Date());
    } finally {
      spy.mockRestore();
    }
    await api.app.get(Retention).applyTo('Uploads that were never finished, and removed files', new Date());
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200]);
  });
});
