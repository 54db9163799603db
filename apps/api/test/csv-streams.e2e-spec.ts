import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Controller, Get, Module } from '@nestjs/common';
import { Public } from '../src/platform/auth/access.ts';
import { inBatches } from '../src/platform/database/batches.ts';
import { csvPieces } from '../src/platform/http/csv.ts';
import { CsvFile } from '../src/platform/http/csv-file.ts';
import { until } from './stand-ins/until.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Batches that the endless file has read, and whether it has ended. */
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
    const sent = request(`${api.site}/api/csv/${path}`, { headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  }

  it('is an error, and no file, where its first batch cannot be read', async () => {
    const answer = await api.inject({ url: '/api/csv/fails-at-once' });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      500,
      'application/json; charset=utf-8',
      undefined,
    ]);
  });

  it.each(['identity', 'gzip'])(
    'is broken off, so that nobody takes it for complete, where a later batch cannot be read (%s)',
    async (encoding) => {
      const answer = await open('fails-later', { 'accept-encoding': encoding });
      expect(answer.statusCode).toBe(200);
      await expect(text(answer)).rejects.toThrow('aborted');
    },
  );

  it('is read no further than its reader has come, and not at all once the reader is gone', async () => {
    const answer = await open('endless');
    answer.pause();
    let before = -1;
    // The buffers on the way are full when two looks in turn find the same.
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
});
