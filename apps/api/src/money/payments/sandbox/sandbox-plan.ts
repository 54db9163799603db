/** Seconds until the chosen outcome happens. */
export const sandboxDelays = ['0', '5', '15', '60', '300'] as const;
export const sandboxOutcomes = ['succeed', 'fail', 'expire', 'cancel'] as const;
export const sandboxNotices = ['before', 'after', 'twice', 'never', 'forged'] as const;
export const sandboxAmounts = ['right', 'less', 'more'] as const;
export const sandboxReversals = ['never', '10', '60'] as const;

/** The choices that somebody made on the page of the sandbox. */
export interface SandboxChoice {
  outcome: (typeof sandboxOutcomes)[number];
  /** Seconds until the outcome happens. */
  delay: (typeof sandboxDelays)[number];
  notice: (typeof sandboxNotices)[number];
  amount: (typeof sandboxAmounts)[number];
  /** Seconds after which the money is taken back. */
  reversal: (typeof sandboxReversals)[number];
}

type SandboxState = 'pending' | 'completed' | 'failed' | 'cancelled' | 'reversed';

/** A step of a test payment: a new status, a notification to our webhook, or both. */
export interface SandboxStep {
  /** Milliseconds since 1970. */
  at: number;
  becomes?: SandboxState;
  reason?: string;
  notify?: 'signed' | 'forged';
}

/** Milliseconds by which a notification is delayed. */
const late = 3_000;
const surplus = 1_000;
const second = 1_000;

const results: Record<SandboxChoice['outcome'], Pick<SandboxStep, 'becomes' | 'reason'>> = {
  succeed: { becomes: 'completed' },
  fail: { becomes: 'failed', reason: 'The test payment was refused.' },
  expire: { becomes: 'failed', reason: 'Nobody approved the test payment in time.' },
  cancel: { becomes: 'cancelled', reason: 'The payer turned back.' },
};

const notices: Record<SandboxChoice['notice'], Pick<SandboxStep, 'notify'>[]> = {
  before: [{ notify: 'signed' }],
  after: [{}, { notify: 'signed' }],
  twice: [{ notify: 'signed' }, { notify: 'signed' }],
  never: [{}],
  forged: [{ notify: 'forged' }],
};

/** The steps that will happen, in order. A cancellation happens without delay. */
export function planOf({ outcome, delay, notice, reversal }: SandboxChoice, now: number): SandboxStep[] {
  if (outcome === 'cancel') return [{ at: now, ...results.cancel }];
  const at = now + Number(delay) * second;
  const steps: SandboxStep[] = notices[notice].map((notified, turn) =>
    turn === 0 ? { at, ...results[outcome], ...notified } : { at: at + turn * late, ...notified },
  );
  if (outcome !== 'succeed' || reversal === 'never') return steps;
  const reversed: SandboxStep = {
    at: at + Number(reversal) * second,
    becomes: 'reversed',
    reason: 'The test payment was taken back.',
    notify: 'signed',
  };
  return [...steps, reversed].sort((one, other) => one.at - other.at);
}

/** The latest step that changed the status; undefined while nobody has chosen, or nothing has happened yet. */
export const reached = (plan: readonly SandboxStep[] | null, now: number): SandboxStep | undefined =>
  plan?.filter(({ at, becomes }) => becomes !== undefined && at <= now).at(-1);

/** The amount that the sandbox reports as collected. */
export function collectedOf(asked: number, { amount }: Pick<SandboxChoice, 'amount'>): number {
  if (amount === 'less') return Math.floor(asked / 2);
  return amount === 'more' ? asked + surplus : asked;
}
