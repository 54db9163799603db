import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { AuditModule } from '../../src/platform/audit/audit.module.ts';
import { AuditService } from '../../src/platform/audit/audit.service.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { Public } from '../../src/platform/auth/access.ts';
import { Database } from '../../src/platform/database/database.ts';
import { conflict } from '../../src/platform/errors/domain-error.ts';
import { IdempotencyRepository } from '../../src/platform/idempotency/idempotency.repository.ts';
import { Idempotency } from '../../src/platform/idempotency/idempotency.service.ts';
import { IdempotencyKey } from '../../src/platform/idempotency/idempotency-key.entity.ts';
import { Idempotent } from '../../src/platform/idempotency/idempotent.ts';
import { sealAnswer } from '../../src/platform/idempotency/sealed-answer.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const day = 24 * 60 * 60_000;
/** Lets a test act while a submission is in progress. */
let duringWork: () => Promise<void> = () => Promise.resolve();

@Controller('probe')
class Probe {
  constructor(
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  @Public()
  @Idempotent()
  @Post('submit')
  submit(@Body() body: Record<string, unknown>): Promise<{ code: string }> {
    // Opens a transaction, as a service does; it joins the transaction of the key.
    return this.database.transaction(async () => {
      await this.audit.record({ action: 'created', entity: 'submission', summary: String(body.name) });
      await duringWork();
      if (body.outcome === 'full') throw conflict('EVENT_FULL', 'This event is fully booked.');
      if (body.outcome === 'broken') throw new Error('broken');
      return { code: randomUUID() };
    });
  }

  @Public()
  @Idempotent()
  @HttpCode(200)
  @Post('silent')
  async silent(): Promise<void> {
    await this.audit.record({ action: 'created', entity: 'submission', summary: 'silent' });
  }
}

@Module({ imports: [AuditModule], controllers: [Probe] })
class ProbeModule {}

describeOnEachDatabase('a write with an Idempotency-Key', (database) => {
  let test: TestApp;
  let names = 0;
  beforeAll(async () => {
    test = await startTestApp({ database, modules: [ProbeModule] });
  });
  afterEach(() => {
    duringWork = () => Promise.resolve();
  });
  afterAll(() => test.close());

  type Response = Awaited<ReturnType<TestApp['send']>>;
  const newName = (): string => `submission ${(names += 1)}`;
  const submit = (key: string | undefined, payload: object, { on = test, path = 'submit' } = {}): Promise<Response> =>
    on.send({
      method: 'POST',
      url: `/api/probe/${path}`,
      headers: key === undefined ? {} : { 'idempotency-key': key },
      payload,
    });
  /** Retries as a client does when a 409 or a busy database asks it to. */
  async function submitUntilAnswered(...args: Parameters<typeof submit>): Promise<Response> {
    const response = await submit(...args);
    if (response.headers['retry-after'] === undefined) return response;
    await pause(100);
    return submitUntilAnswered(...args);
  }
  const effects = (name: string): Promise<number> =>
    test.database.repository(AuditEntry).countBy({ entity: 'submission', summary: name });

  it('runs once and answers the same when it is sent again', async () => {
    const [key, name] = [randomUUID(), newName()];
    const [first, second] = [await submit(key, { name }), await submit(key, { name })];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await effects(name)).toBe(1);
  });

  it('repeats the status of an answer without a body', async () => {
    const key = randomUUID();
    const answers = [await submit(key, {}, { path: 'silent' }), await submit(key, {}, { path: 'silent' })];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, ''],
      [200, ''],
    ]);
    expect(await effects('silent')).toBe(1);
  });

  it('treats the same fields in another order as the same submission', async () => {
    const [key, name] = [randomUUID(), newName()];
    const first = await submit(key, { name, person: { first: 'Okot', last: 'Achan' }, list: [1, 2] });
    const second = await submit(key, { list: [1, 2], person: { last: 'Achan', first: 'Okot' }, name });
    expect(second.json()).toEqual(first.json());
    expect((await submit(key, { name, person: { first: 'Okot', last: 'Achan' }, list: [2, 1] })).statusCode).toBe(422);
    expect(await effects(name)).toBe(1);
  });

  it('answers 422 IDEMPOTENCY_KEY_REUSED for another body', async () => {
    const [key, name] = [randomUUID(), newName()];
    await submit(key, { name });
    const other = await submit(key, { name, more: true });
    expect(other.statusCode).toBe(422);
    expect(other.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await effects(name)).toBe(1);
  });

  it('is separate from a write to another address with the same key', async () => {
    const [key, name] = [randomUUID(), newName()];
    expect((await submit(key, { name })).statusCode).toBe(201);
    expect((await submit(key, { name }, { path: 'silent' })).statusCode).toBe(200);
  });

  it('without a key runs each time', async () => {
    const name = newName();
    const answers = [await submit(undefined, { name }), await submit(undefined, { name })];
    expect(answers[0]?.json()).not.toEqual(answers[1]?.json());
    expect(await effects(name)).toBe(2);
  });

  it.each(['short', 'x'.repeat(129), 'with a space in it', 'ŋŋŋŋŋŋŋŋŋŋ'])('answers 400 for the key %j', async (key) => {
    const response = await submit(key, { name: 'refused' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('idempotency-key');
  });

  it.each([
    ['refused', 'full', 409],
    ['failed', 'broken', 500],
  ])('stores nothing and frees its key when it is %s', async (_how, outcome, status) => {
    const [key, name] = [randomUUID(), newName()];
    expect((await submit(key, { name, outcome })).statusCode).toBe(status);
    expect(await effects(name)).toBe(0);
    expect((await submit(key, { name })).statusCode).toBe(201);
    expect(await effects(name)).toBe(1);
  });

  it('runs once when it is sent fifty times at once, and all get the same answer', async () => {
    const [key, name] = [randomUUID(), newName()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => submitUntilAnswered(key, { name })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await effects(name)).toBe(1);
  });

  it('that is sent again while it is in progress waits without querying the database', async () => {
    const [key, name] = [randomUUID(), newName()];
    const arrived = jest.spyOn(test.app.get(Idempotency), 'once');
    const asked = jest.spyOn(test.app.get(IdempotencyRepository), 'find');
    try {
      duringWork = async () =>
        void (await until(
          () => arrived.mock.calls.length,
          (count) => count === 10,
        ));
      const answers = await Promise.all(Array.from({ length: 10 }, () => submit(key, { name })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
      expect(asked).toHaveBeenCalledTimes(1);
    } finally {
      jest.restoreAllMocks();
    }
  });

  describe('whose key was claimed by the previous release', () => {
    /** A claim as the previous release writes it: a committed row with a lease. */
    async function claimed(key: string, name: string, ageMs: number): Promise<string> {
      await submit(key, { name });
      const repository = test.database.repository(IdempotencyKey);
      const { id } = await repository.findOneOrFail({ where: {}, order: { createdAt: 'DESC' } });
      await test.database.repository(AuditEntry).delete({ entity: 'submission', summary: name });
      await repository.update({ id }, { status: null, response: null, createdAt: new Date(Date.now() - ageMs) });
      await test.database.manager.query(`UPDATE idempotency_keys SET holder = 'before' WHERE id = '${id}'`);
      return id;
    }

    it('waits for its answer', async () => {
      const [key, name] = [randomUUID(), newName()];
      const id = await claimed(key, name, 0);
      const asked = jest.spyOn(test.app.get(IdempotencyRepository), 'find');
      const answer = submit(key, { name });
      await until(
        () => asked.mock.calls.length,
        (count) => count > 0,
      );
      asked.mockRestore();
      const response = sealAnswer({ code: 'of the release before' }, key);
      await test.database.repository(IdempotencyKey).update({ id }, { status: 201, response });
      expect((await answer).json()).toEqual({ code: 'of the release before' });
      expect(await effects(name)).toBe(0);
    });

    it('runs when the claim is more than a minute old', async () => {
      const [key, name] = [randomUUID(), newName()];
      await claimed(key, name, 61_000);
      expect((await submit(key, { name })).statusCode).toBe(201);
      expect(await effects(name)).toBe(1);
    });
  });

  it('is remembered for one day', async () => {
    const [key, name] = [randomUUID(), newName()];
    const first = await submit(key, { name });
    const retention = test.app.get(Retention);
    await retention.applyTo('Idempotency keys and their answers', new Date(Date.now() + day - 60_000));
    expect((await submit(key, { name })).json()).toEqual(first.json());
    await retention.applyTo('Idempotency keys and their answers', new Date(Date.now() + day + 60_000));
    expect((await submit(key, { name })).json()).not.toEqual(first.json());
  });

  if (database !== 'sqlite') {
    it('that is sent fifty times at once to two processes runs once, and all get the same answer', async () => {
      const [key, name] = [randomUUID(), newName()];
      const other = await test.startAnother();
      try {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, at) =>
            submitUntilAnswered(key, { name }, { on: at % 2 === 0 ? test : other }),
          ),
        );
        expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
          Array(50).fill([201, answers[0]?.body]),
        );
        expect(await effects(name)).toBe(1);
      } finally {
        await other.close();
      }
    });

    it('waits for the attempt of another process longer than the statement timeout, and gets its answer', async () => {
      const [key, name] = [randomUUID(), newName()];
      const other = await test.startAnother();
      try {
        duringWork = () => pause(2_500);
        const first = submit(key, { name });
        await pause(100);
        const [answer, again] = await Promise.all([first, submit(key, { name }, { on: other })]);
        expect([answer.statusCode, again.statusCode]).toEqual([201, 201]);
        expect(again.json()).toEqual(answer.json());
        expect(await effects(name)).toBe(1);
      } finally {
        await other.close();
      }
    });

    // When a process is killed, its machine closes its database connection.
    it('is taken over by the next attempt at once when the process that ran it has died', async () => {
      const [key, name] = [randomUUID(), newName()];
      const connection = (): Promise<{ id: number }[]> =>
        test.database.manager.query('SELECT CONNECTION_ID() AS id') as Promise<{ id: number }[]>;
      let at: number | undefined;
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      duringWork = async () => {
        if (at === undefined) {
          at = (await connection())[0]?.id;
          await ended;
        }
      };
      const other = await test.startAnother();
      try {
        const died = submit(key, { name });
        await until(
          () => at,
          (id) => id !== undefined,
        );
        await other.database.dataSource.query(`KILL ${at}`);
        const began = performance.now();
        expect((await submit(key, { name }, { on: other })).statusCode).toBe(201);
        expect(performance.now() - began).toBeLessThan(1_500);
        end();
        expect([(await died).statusCode, await effects(name)]).toEqual([503, 1]);
      } finally {
        end();
        await other.close();
      }
    });
  }
});
