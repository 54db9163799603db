import { getRepositoryToken } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { SeedRun } from '../../src/platform/seed/seed-run.entity.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('a repository injected by @InjectRepository', (database) => {
  let app: TestApp;
  let runs: Repository<SeedRun>;
  beforeAll(async () => {
    app = await startTestApp({ database });
    runs = app.app.get<Repository<SeedRun>>(getRepositoryToken(SeedRun));
  });
  afterAll(() => app.close());

  const names = async (): Promise<string[]> => (await runs.find({ order: { name: 'ASC' } })).map(({ name }) => name);
  const insert = (name: string): Promise<unknown> => runs.insert({ name, ranAt: new Date() });

  it('works in the current transaction for every kind of statement, and is rolled back with it', async () => {
    const attempt = app.database.transaction(async () => {
      await insert('inserted');
      await app.database.transaction(() => runs.save({ name: 'saved', ranAt: new Date() }));
      await runs.createQueryBuilder().update().set({ name: 'updated' }).where({ name: 'saved' }).execute();
      expect(await names()).toEqual(['inserted', 'updated']);
      throw new Error('the caller changes its mind');
    });
    await expect(attempt).rejects.toThrow('the caller changes its mind');
    expect(await names()).toEqual([]);
  });

  it('keeps simultaneous transactions separate', async () => {
    const results = await Promise.allSettled([
      app.database.transaction(() => insert('first')),
      app.database.transaction(() => insert('second').then(() => Promise.reject(new Error('undo')))),
      insert('third'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await names()).toEqual(['first', 'third']);
  });

  it('uses no released connection once the transaction has ended', async () => {
    await app.database.transaction(() => insert('fourth'));
    expect(await runs.createQueryBuilder('run').getCount()).toBe(3);
  });
});
