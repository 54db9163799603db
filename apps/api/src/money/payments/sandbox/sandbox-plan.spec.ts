import { collectedOf, planOf, reached, type SandboxChoice } from './sandbox-plan.ts';

const now = Date.UTC(2026, 10, 21, 9);
const usual: SandboxChoice = { outcome: 'succeed', delay: '0', notice: 'before', amount: 'right', reversal: 'never' };
/** The steps as [seconds from now, new status, notification]. */
const seen = (choice: Partial<SandboxChoice>): [number, string | undefined, string | undefined][] =>
  planOf({ ...usual, ...choice }, now).map(({ at, becomes, notify }) => [(at - now) / 1_000, becomes, notify]);

describe('what happens to a test payment', () => {
  it.each([
    ['is paid and told at once', {}, [[0, 'completed', 'signed']]],
    ['fails', { outcome: 'fail' }, [[0, 'failed', 'signed']]],
    ['runs out of time', { outcome: 'expire', delay: '5' }, [[5, 'failed', 'signed']]],
    [
      'is cancelled, whatever else was chosen',
      { outcome: 'cancel', delay: '60', notice: 'twice', reversal: '10' },
      [[0, 'cancelled', undefined]],
    ],
    ['is approved late', { delay: '15' }, [[15, 'completed', 'signed']]],
    [
      'is told of after the payer is back',
      { notice: 'after' },
      [
        [0, 'completed', undefined],
        [3, undefined, 'signed'],
      ],
    ],
    [
      'is told of twice',
      { notice: 'twice' },
      [
        [0, 'completed', 'signed'],
        [3, undefined, 'signed'],
      ],
    ],
    ['is never told of', { notice: 'never' }, [[0, 'completed', undefined]]],
    ['is told of with a wrong signature', { notice: 'forged' }, [[0, 'completed', 'forged']]],
    [
      'is taken back',
      { reversal: '10', notice: 'twice' },
      [
        [0, 'completed', 'signed'],
        [3, undefined, 'signed'],
        [10, 'reversed', 'signed'],
      ],
    ],
    ['is not taken back where it failed', { outcome: 'fail', reversal: '10' }, [[0, 'failed', 'signed']]],
  ] as [string, Partial<SandboxChoice>, unknown][])('%s', (_what, choice, expected) => {
    expect(seen(choice)).toEqual(expected);
  });

  it('reaches the last state whose time has come', () => {
    const plan = planOf({ ...usual, delay: '5', notice: 'after', reversal: '60' }, now);
    const at = (seconds: number): string | undefined => reached(plan, now + seconds * 1_000)?.becomes;
    expect([at(0), at(4), at(5), at(8), at(64), at(65)]).toEqual([
      undefined,
      undefined,
      'completed',
      'completed',
      'completed',
      'reversed',
    ]);
    expect(reached(null, now)).toBeUndefined();
  });

  it('collects the amount that was chosen', () => {
    expect((['right', 'less', 'more'] as const).map((amount) => collectedOf(92_501, { amount }))).toEqual([
      92_501, 46_250, 93_501,
    ]);
  });
});
