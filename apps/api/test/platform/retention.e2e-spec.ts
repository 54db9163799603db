import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Retention } from '../../src/platform/retention/retention.ts';
import { describePeriod, retentionPeriods } from '../../src/platform/retention/retention-periods.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('retention', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('has exactly the rules of docs/retention.md', () => {
    const page = readFileSync(new URL('../../../../docs/retention.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| (.+?) +\| (.+?) +\| (removed|anonymised) +\|/gm)].map((row) => row.slice(1));
    const { rules } = api.app.get(Retention);
    const applied = new Map(
      rules.map(({ records, after, outcome }) => [
        records,
        [records, describePeriod(retentionPeriods[after]), outcome],
      ]),
    );
    expect(rows.sort()).toEqual([...applied.values()].sort());
  });

  it('applies every other rule when one fails, and shows nothing of the error', async () => {
    const retention = api.app.get(Retention);
    const log = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const applied = jest.fn(() => Promise.resolve(0));
    const rule = { after: 'deleted', outcome: 'removed' } as const;
    retention.add(
      { ...rule, records: 'Failing', apply: () => Promise.reject(new Error('mary@example.org')) },
      { ...rule, records: 'Working', apply: applied },
    );
    await retention.applyAll();
    expect(applied).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.flat().join(' ')).toBe('Failing: failed; the next round tries again');
    log.mockRestore();
  });
});
