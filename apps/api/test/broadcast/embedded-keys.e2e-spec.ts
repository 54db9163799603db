import { spawnSync } from 'node:child_process';
import { type EmbeddedServer, rightKey, startEmbeddedServer } from '../embedded-server.ts';
import { hasFfmpeg, publish, stopEncoders } from '../encoder.ts';

const small = { size: '320x180', rate: 10, keyEvery: 20 };

// API-79, MEDIA-27: only a publisher with the key is accepted, and none while the key cannot be checked.
(hasFfmpeg ? describe : describe.skip)('embedded media server: stream keys', () => {
  let stream: EmbeddedServer;

  beforeAll(async () => {
    stream = await startEmbeddedServer();
  });
  afterEach(async () => {
    stream.server.checkKeysWith(async (key) => key === rightKey);
    await stopEncoders();
    // Otherwise the next test would see this test's encoder in the report.
    await stream.reports(({ publishing }) => publishing === null);
  });
  afterAll(() => stream.close());

  /** Returns what the encoder prints about the refusal. A refused encoder exits. */
  async function refusalOf(address: string): Promise<string> {
    const seen: boolean[] = [];
    stream.server.onChange(({ publishing }) => seen.push(publishing !== null));
    const encoder = publish(address, { ...small, further: ['-loglevel', 'debug'] });
    await encoder.ended;
    expect(encoder.process.exitCode).not.toBe(0);
    expect(seen).not.toContain(true);
    expect(stream.files()).toEqual([]);
    return encoder.complaints();
  }

  it('refuses a wrong, an empty and a missing key, and writes nothing', async () => {
    expect(await refusalOf(stream.address('wrong'))).toMatch(/The stream key is not right/);
    expect(await refusalOf(stream.address(''))).toMatch(/The stream key is not right/);
    expect(await refusalOf(stream.address().replace(/\?.*/, ''))).toMatch(/The stream key is not right/);
    expect(await refusalOf(stream.address(`${rightKey}x`))).toMatch(/The stream key is not right/);
  });

  it('refuses another application and another stream name without checking their key', async () => {
    const asked: string[] = [];
    stream.server.checkKeysWith(async (key) => asked.push(key) > 0);
    expect(await refusalOf(stream.address(rightKey, 'live/other'))).toMatch(/Publish to \/live/);
    expect(await refusalOf(stream.address(rightKey, 'other/church'))).toMatch(/Publish to \/live/);
    expect(asked).toEqual([]);
  });

  it('refuses when the check fails, and after three seconds without an answer', async () => {
    stream.server.checkKeysWith(() => Promise.reject(new Error('the database is away')));
    expect(await refusalOf(stream.address())).toMatch(/The stream key is not right/);
    // Measured from the key check: on a busy machine an encoder starts slowly.
    let askedAt = 0;
    stream.server.checkKeysWith(() => {
      askedAt = performance.now();
      return new Promise(() => undefined);
    });
    expect(await refusalOf(stream.address())).toMatch(/The stream key is not right/);
    const waited = performance.now() - askedAt;
    expect(waited).toBeGreaterThan(2_900);
    expect(waited).toBeLessThan(7_000);
  });

  it('drops what is sent while the key is being checked', async () => {
    let answer: (isValid: boolean) => void = () => undefined;
    const asked = new Promise<void>((resolve) =>
      stream.server.checkKeysWith(() => new Promise((settle) => ((answer = settle), resolve()))),
    );
    stream.publish(small);
    await asked;
    expect(stream.server.report().publishing).toBeNull();
    expect(stream.files()).toEqual([]);
    answer(true);
    await stream.reports(({ playlist }) => playlist !== null);
  });

  it('refuses a second encoder, with a reason, while one is streaming', async () => {
    stream.publish(small);
    const { publishing } = await stream.reports((report) => (report.publishing?.bitrate ?? 0) > 0);
    const second = publish(stream.address(), { ...small, further: ['-loglevel', 'debug'] });
    await second.ended;
    expect(second.complaints()).toMatch(/Another encoder is streaming already/);
    expect(stream.server.report().publishing?.since).toEqual(publishing?.since);
  });

  it('accepts a new encoder when the one before has been silent for three seconds', async () => {
    const first = stream.publish(small);
    const { publishing: former } = await stream.reports((report) => (report.publishing?.bitrate ?? 0) > 0);
    first.process.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 3_300));
    const second = stream.publish(small);
    const { publishing } = await stream.reports(
      (report) => report.publishing !== null && report.publishing.since.getTime() !== former?.since.getTime(),
    );
    expect(publishing).not.toBeNull();
    // Still running: an encoder that is refused exits and does not try again.
    expect(second.process.exitCode).toBeNull();
  });

  it('refuses to play a stream over RTMP', async () => {
    const player = spawnSync('ffprobe', ['-v', 'debug', stream.address()], { encoding: 'utf8', timeout: 10_000 });
    expect(player.stderr).toMatch(/This server only takes streams in/);
    expect(player.status).not.toBe(0);
  });
});
