import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OutboxService } from '../../src/platform/outbox/outbox.service.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const day = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

describeOnEachDatabase('outbox: removal of old messages', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  it('removes messages ninety days after sending, or a year after they failed, but none that are waiting', async () => {
    const messages = api.database.repository(OutboxMessage);
    const states: [string, Partial<OutboxMessage>][] = [
      ['sent lately', { status: 'sent', sentAt: daysAgo(89), nextAttemptAt: daysAgo(89) }],
      ['sent long ago', { status: 'sent', sentAt: daysAgo(91), nextAttemptAt: daysAgo(91) }],
      ['given up this year', { status: 'dead', nextAttemptAt: daysAgo(364) }],
      ['given up last year', { status: 'dead', nextAttemptAt: daysAgo(366) }],
      ['waiting', { status: 'waiting', createdAt: daysAgo(800), nextAttemptAt: new Date(Date.now() + day) }],
    ];
    // Written and changed in one transaction, so that the worker does not send them first.
    await api.database.transaction(async () => {
      for (const [recipient, state] of states) {
        await api.app.get(OutboxService).enqueue({ channel: 'text', recipient, text: 'A few words.' });
        await api.database.repository(OutboxMessage).update({ recipient }, state);
      }
    });
    const removed = async (): Promise<number[]> => [
      await api.app.get(Retention).applyTo('Sent e-mails and texts', new Date()),
      await api.app.get(Retention).applyTo('Undelivered e-mails and texts', new Date()),
    ];
    expect(await removed()).toEqual([1, 1]);
    expect((await messages.find({ order: { id: 'ASC' } })).map(({ recipient }) => recipient)).toEqual([
      'sent lately',
      'given up this year',
      'waiting',
    ]);
    expect(await removed()).toEqual([0, 0]);
  });

  it('removes message files after thirty days, and nothing else in their folder', async () => {
    const folder = join(api.config.dataDir, 'outbox');
    mkdirSync(folder, { recursive: true });
    const files: Record<string, number> = {
      'late.eml': 29,
      'old.eml': 31,
      'old.txt': 31,
      'broken.eml.part': 31,
      'notes.md': 400,
    };
    for (const [name, age] of Object.entries(files)) {
      writeFileSync(join(folder, name), 'Dear Mary');
      utimesSync(join(folder, name), daysAgo(age), daysAgo(age));
    }
    expect(await api.app.get(Retention).applyTo('Files of e-mails and texts', new Date())).toBe(3);
    expect(
      readdirSync(folder)
        .filter((name) => name in files)
        .sort(),
    ).toEqual(['late.eml', 'notes.md']);
  });
});
