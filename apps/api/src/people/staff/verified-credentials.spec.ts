import { jest } from '@jest/globals';
import type { Staff } from '../../platform/auth/access.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

const grace: Staff = { id: 1, username: 'grace', role: 'admin', sessionEpoch: 1, secondFactorSince: null };
const minute = 60_000;

describe('VerifiedCredentials', () => {
  const remembering = (): { memory: VerifiedCredentials; key: string } => {
    const memory = new VerifiedCredentials();
    const key = memory.keyOf({ username: 'grace', password: 'right' });
    memory.remember(key, grace, 1, memory.generation, 0);
    return { memory, key };
  };

  it('keeps a credential for five minutes', () => {
    const { memory, key } = remembering();
    expect(memory.find(key, 5 * minute - 1)?.staff).toEqual(grace);
    expect(memory.find(key, 5 * minute)).toBeUndefined();
  });

  it.each([-24 * 60, 24 * 60])(
    'keeps a credential for five minutes, even if the clock is set by %d minutes',
    (shift) => {
      const memory = new VerifiedCredentials();
      memory.remember('key', grace, 1, memory.generation);
      const [clock, began] = [Date.now(), Math.ceil(performance.now())];
      let passed = 4 * minute;
      jest.spyOn(Date, 'now').mockImplementation(() => clock + shift * minute + passed);
      jest.spyOn(performance, 'now').mockImplementation(() => began + passed);
      expect(memory.find('key')?.staff).toEqual(grace);
      passed = 5 * minute;
      expect(memory.find('key')).toBeUndefined();
      jest.restoreAllMocks();
    },
  );

  it('distinguishes where the name ends and the password begins', () => {
    const memory = new VerifiedCredentials();
    expect(memory.keyOf({ username: 'ab', password: 'c' })).not.toBe(memory.keyOf({ username: 'a', password: 'bc' }));
  });

  it('uses a key of its own in each process', () => {
    const credential = { username: 'grace', password: 'right' };
    expect(new VerifiedCredentials().keyOf(credential)).not.toBe(new VerifiedCredentials().keyOf(credential));
  });

  it('keeps at most a thousand, the oldest go first', () => {
    const memory = new VerifiedCredentials();
    for (let at = 0; at <= 1_000; at += 1) memory.remember(`key ${at}`, grace, 1, memory.generation, 0);
    expect(memory.find('key 0', 1)).toBeUndefined();
    expect(memory.find('key 1', 1)).toBeDefined();
    expect(memory.find('key 1000', 1)).toBeDefined();
  });

  it('forgets an account at once', () => {
    const { memory, key } = remembering();
    memory.forgetAccount(grace.id);
    expect(memory.find(key, 1)).toBeUndefined();
  });

  it('does not remember what was read before a change', () => {
    const memory = new VerifiedCredentials();
    const { generation } = memory;
    memory.forgetAccount(grace.id);
    memory.remember('key', grace, 1, generation, 0);
    expect(memory.find('key', 1)).toBeUndefined();
  });
});
