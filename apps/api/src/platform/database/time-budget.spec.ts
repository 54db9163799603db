import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { eventLoopClock } from './event-loop-clock.ts';
import { currentBudget, limitDatabaseTime, withNewBudget } from './time-budget.ts';

/** Runs `work` as in a request with these headers. */
function asRequest(headers: Record<string, string>, work: () => void): void {
  let hook: ((request: object, reply: object, done: () => void) => void) | undefined;
  limitDatabaseTime({ addHook: (_name: string, added: typeof hook) => (hook = added) } as unknown as FastifyInstance);
  hook?.({ headers }, {}, work);
}

describe('the time that a request has for the database', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(eventLoopClock, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const wait = (milliseconds: number): void => {
    currentBudget().start();
    now += milliseconds;
    currentBudget().end();
  };

  it('is 1.9 seconds in all for a visitor', () => {
    asRequest({}, () => {
      wait(1_000);
      expect(currentBudget().leftMs).toBe(900);
      wait(900);
      expect(currentBudget().leftMs).toBe(0);
    });
  });

  it('is ten seconds in all for staff, and 1.9 for each statement', () => {
    asRequest({ authorization: 'Basic eA==' }, () => {
      expect(currentBudget().leftMs).toBe(1_900);
      for (let statement = 0; statement < 5; statement += 1) wait(1_800);
      expect(currentBudget().leftMs).toBe(1_000);
      wait(1_000);
      expect(currentBudget().leftMs).toBe(0);
    });
  });

  it('counts simultaneous statements once, and not the time between statements', () => {
    asRequest({}, () => {
      const budget = currentBudget();
      budget.start();
      budget.start();
      now += 500;
      budget.end();
      budget.end();
      now += 5_000;
      expect(budget.leftMs).toBe(1_400);
    });
  });

  it('starts again where a request may wait longer, and for each statement outside requests', () => {
    let within = 0;
    asRequest({}, () => {
      wait(1_900);
      void withNewBudget(() => Promise.resolve((within = currentBudget().leftMs)));
    });
    expect(within).toBe(1_900);
    wait(1_900);
    expect(currentBudget().leftMs).toBe(1_900);
  });
});
