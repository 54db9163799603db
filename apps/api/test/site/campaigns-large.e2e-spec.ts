import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { CampaignState } from '@ministry/domain';
import { OutboxWorker } from '../../src/platform/outbox/outbox-worker.ts';
import type { CampaignResponse } from '../../src/site/campaigns/campaign.dto.ts';
import { Campaign } from '../../src/site/campaigns/campaign.entity.ts';
import { CampaignSender } from '../../src/site/campaigns/campaign-sender.ts';
import { builtServer } from '../built-server.ts';
import { busyMachineMs } from '../busy-machine.ts';
import {
  addSubscribers,
  campaigns,
  createCampaign,
  sendRounds,
  stopSchedules,
  writtenTo,
} from '../factories/campaign.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { basic, describeOnEachDatabase, passwords, startTestApp, type TestApp } from '../test-app.ts';

/** The built server, as `npm start` runs it. */
const hour = 3_600_000;

describe('a newsletter to 200,000 addresses (sqlite)', () => {
  const people = 200_000;
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ environment: { CAMPAIGN_MAILS_PER_MINUTE: '6000' } });
    stopSchedules(api);
    // Stops the delivery: the test itself marks the mails as sent.
    await api.app.get(OutboxWorker).beforeApplicationShutdown();
    await api.database.dataSource.query(
      `INSERT INTO newsletter_subscribers (email, emailKey, token, subscribedAt)
       WITH RECURSIVE person(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM person WHERE n < ${people})
       SELECT 'person' || n || '@example.org', printf('%064x', n), printf('%032x', n), '2026-01-01 00:00:00.000' FROM person`,
    );
  });
  afterAll(() => api.close());

  it(
    'is written once to each address within a minute of work, even with a pause',
    async () => {
      const { id } = await createCampaign(api);
      await campaigns(api, `/${id}/send`, {});
      const sender = api.app.get(CampaignSender);
      const query = (statement: string) => api.database.dataSource.query<Record<string, number>[]>(statement, [id]);
      const began = performance.now();
      let slowest = 0;
      let rounds = 0;
      for (let state: CampaignState = 'sending'; state === 'sending'; rounds += 1) {
        const round = performance.now();
        await sender.send(new Date(Date.now() + rounds * 5_000));
        // SQLite calls are synchronous: without a turn of the event loop, connection timers would not run before the end.
        await turn();
        slowest = Math.max(slowest, performance.now() - round);
        await query(
          "UPDATE outbox_messages SET status = 'sent', text = '', html = NULL WHERE campaignId = ? AND status = 'waiting'",
        );
        if (rounds === 200) {
          await campaigns(api, `/${id}/pause`, {});
          await sender.send(new Date(Date.now() + hour));
          await campaigns(api, `/${id}/resume`, {});
        }
        ({ state } = await api.database.repository(Campaign).findOneByOrFail({ id }));
      }
      const seconds = (performance.now() - began) / 1_000;
      process.stdout.write(
        `200,000 addresses: ${seconds.toFixed(0)} s in ${rounds} rounds, the slowest ${slowest.toFixed(0)} ms\n`,
      );
      expect(
        await query(
          'SELECT COUNT(*) AS mails, COUNT(DISTINCT recipient) AS people FROM outbox_messages WHERE campaignId = ?',
        ),
      ).toEqual([{ mails: people, people }]);
      expect((await campaigns(api, `/${id}`)).json()).toMatchObject({ recipientCount: people, sentCount: people });
    },
    busyMachineMs,
  );
});

describeOnEachDatabase('a newsletter whose server is killed', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  /** Starts a separate process on the data of this test. */
  async function start(): Promise<{ child: ChildProcess; url: string }> {
    const child = spawn(process.execPath, [builtServer], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        MEDIA_SERVER: 'off',
        DATA_DIR: api.config.dataDir,
        ...(api.config.databaseUrl ? { DATABASE_URL: api.config.databaseUrl } : {}),
        // Ten mails in five seconds: most subscribers have not got theirs when the server is killed, even on a slow machine.
        CAMPAIGN_MAILS_PER_MINUTE: '120',
        RATE_LIMIT_SCALE: '1000',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    closeAtTheEnd(() => kill(child));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    while (!/Site\s+http/.test(output)) {
      if (child.exitCode !== null) throw new Error(`The server did not start: ${output}`);
      await pause(20);
    }
    return { child, url: /Site\s+(http\S+)/.exec(output)?.[1] ?? '' };
  }
  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  it(
    'continues with those who have not received it, once to each',
    async () => {
      const emails = await addSubscribers(
        api,
        Array.from({ length: 200 }, (_, at) => `person${at}`),
      );
      const { id } = await createCampaign(api);
      stopSchedules(api);
      await campaigns(api, `/${id}/send`, {});
      // Only one process may open a SQLite file.
      if (database === 'sqlite') await api.app.close();
      const { child, url } = await start();
      const headers = { authorization: basic('admin', passwords.admin) };
      let begun = 0;
      while (begun === 0) {
        const answer = await fetch(`${url}/api/newsletter/campaigns/${id}`, { headers });
        const campaign = (await answer.json()) as CampaignResponse;
        begun = campaign.sentCount + campaign.waitingCount;
      }
      await kill(child);
      if (database === 'sqlite') api = await api.restart();
      stopSchedules(api);
      expect((await writtenTo(api, id)).length).toBeLessThan(200);
      for (let round = 1; (await campaigns(api, `/${id}`)).json<CampaignResponse>().state === 'sending'; round += 1)
        await sendRounds([api], 1, Date.now() + round * hour);
      expect(await writtenTo(api, id)).toEqual([...emails].sort());
    },
    busyMachineMs,
  );
});
