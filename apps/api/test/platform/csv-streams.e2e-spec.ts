import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Controller, Get, Module } from '@nestjs/common';
import { NewsletterSubscriber } from '../../src/people/newsletter/newsletter-subscriber.entity.ts';
import { Public } from '../../src/platform/auth/access.ts';
import { inBatches } from '../../src/platform/database/batches.ts';
import { csvPieces } from '../../src/platform/http/csv.ts';
import { CsvFile } from '../../src/platform/http/file-download.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Number of batches that the endless file has read, and whether it has ended. */
const endless = { batches: 0, hasEnded: false };
const line = 'x'.repeat(1_000);

const fileOf = (batches: AsyncIterable<number[]>): AsyncGenerator<string> =>
  csvPieces(['number', 'text'], batches, (row) => [row, line]);
const failing = (afterBatches: number): AsyncGenerator<string> => {
  let batches = 0;
  return fileOf(
    inBatches((last = 0, limit) => {
      if (batches === afterBatches) return Promise.reject(new Error('the database is gone'));
      batches += 1;
      return Promise.resolve(Array.from({ length: limit }, (_, index) => last + index + 1));
    }),
  );
};
async function* endlessBatches(): AsyncGenerator<number[]> {
  try {
    for (;;) {
      endless.batches += 1;
      yield await Promise.resolve(Array.from({ length: 500 }, (_, index) => index));
    }
  } finally {
    endless.hasEnded = true;
  }
}

@Public()
@Controller('csv')
class Files {
  @Get('fails-at-once')
  @CsvFile('failing')
  failsAtOnce(): AsyncGenerator<string> {
    return failing(0);
  }

  @Get('fails-later')
  @CsvFile('failing')
  failsLater(): AsyncGenerator<string> {
    return failing(3);
  }

  @Get('endless')
  @CsvFile('endless')
  endless(): AsyncGenerator<string> {
    return fileOf(endlessBatches());
  }
}

@Module({ controllers: [Files] })
class FilesModule {}

describe('a CSV file that is written while it is read', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ modules: [FilesModule] });
  });
  afterAll(() => api.close());

  async function open(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
    const sent = request(`${api.site}/api${path}`, { headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  }

  it('is answered with an error instead of a file when its first batch cannot be read', async () => {
    const answer = await api.send({ url: '/api/csv/fails-at-once' });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      500,
      'application/json; charset=utf-8',
      undefined,
    ]);
  });

  it.each(['identity', 'gzip'])(
    'is aborted when a later batch cannot be read, so that nobody takes it as complete (%s)',
    async (encoding) => {
      const answer = await open('/csv/fails-later', { 'accept-encoding': encoding });
      expect(answer.statusCode).toBe(200);
      await expect(text(answer)).rejects.toThrow('aborted');
    },
  );

  it('is read from the database only as fast as the client receives it, and no more once the client has left', async () => {
    const answer = await open('/csv/endless');
    answer.pause();
    let before = -1;
    // The buffers between reader and database are full when two checks in a row find the same number.
    await until(
      () => endless.batches,
      (batches) => {
        const isStill = batches === before;
        before = batches;
        return isStill;
      },
    );
    expect(endless.hasEnded).toBe(false);
    answer.destroy();
    await until(
      () => endless.hasEnded,
      (hasEnded) => hasEnded,
    );
  });

  it('lets other requests run between two batches of a long table', async () => {
    const subscribers = api.database.repository(NewsletterSubscriber);
    const rows = Array.from({ length: 20_000 }, (_, at) => ({
      email: `reader${at}@example.org`,
      emailKey: `key ${at}`,
      token: `token ${at}`,
      subscribedAt: new Date(),
      unsubscribedAt: null,
    }));
    for (let at = 0; at < rows.length; at += 1_000) await subscribers.insert(rows.slice(at, at + 1_000));

    // Measured in processor time, because other programs on the machine do not add to it.
    let longest = 0;
    let total = 0;
    let before = process.cpuUsage();
    const timer = setInterval(() => undefined, 1_000);
    const look = (): void => {
      const { user, system } = process.cpuUsage(before);
      before = process.cpuUsage();
      longest = Math.max(longest, user + system);
      total += user + system;
      if (timer.hasRef()) setImmediate(look);
    };
    setImmediate(look);
    const file = await text(await open('/newsletter/subscribers/export.csv', api.as('admin')));
    clearInterval(timer.unref());
    expect(file.split('\r\n')).toHaveLength(rows.length + 2);
    expect(longest / total).toBeLessThan(0.25);
  });
});
