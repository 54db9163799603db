import { jest } from '@jest/globals';
import type { Seed } from '../../src/platform/seed/seed.ts';
import { SeedRun } from '../../src/platform/seed/seed-run.entity.ts';
import { Seeder } from '../../src/platform/seed/seeder.ts';
import { SeedFileStorage } from '../../src/platform/uploads/seed-file-storage.ts';
import { describeOnEachServer, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachServer('two processes that start together on an empty database', (database) => {
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    one = await startTestApp({ database });
    other = await one.startAnother();
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  /** Returns a seeder with this one seed. */
  function seederOf({ app, database }: TestApp, run: Seed['run']): Seeder {
    const seeder = new Seeder(database.dataSource.getRepository(SeedRun), database, app.get(SeedFileStorage));
    seeder.register({ name: 'long content', order: 1, isEmpty: () => Promise.resolve(true), run });
    return seeder;
  }

  it('seed once: the second waits for the first until its files are written', async () => {
    let begun = (): void => {};
    let finish = (): void => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const mayFinish = new Promise<void>((resolve) => (finish = resolve));
    const first = seederOf(one, async () => {
      begun();
      await mayFinish;
    }).run();
    await hasBegun;
    const transaction = other.database.transaction.bind(other.database);
    // The server lets a statement wait for one second; the first process takes longer.
    const waited = new Promise<void>((resolve) => {
      jest.spyOn(other.database, 'transaction').mockImplementation((work) => {
        const attempt = transaction(work);
        attempt.catch(() => resolve());
        return attempt;
      });
    });
    const second = seederOf(other, () => Promise.reject(new Error('Seeded twice'))).run();
    await waited;
    finish();
    expect(await Promise.all([first, second])).toEqual([true, false]);
  });
});
