import { jest } from '@jest/globals';
import type { LiveService } from '../live/live.service.ts';
import type { MediaServer } from '../media-server/media-server.ts';
import type { RecordedFiles } from '../media-server/recorded-files.ts';
import { Recorder } from './recorder.ts';
import type { Recording } from './recording.entity.ts';
import type { RecordingSession } from './recording-session.ts';

const day = 86_400_000;

/** A recorder whose media server stops writing every recording that it is asked for. */
function startRecorder(): { recorder: Recorder; started: () => number; look: () => Promise<void> } {
  const wentLiveAt = new Date();
  let [count, running, written]: [number, Recording | null, boolean] = [0, null, false];
  let look = (): void => undefined;
  const live = {
    onChange: (listener: () => void) => (look = listener),
    getBroadcastStatus: () => Promise.resolve({ rtmpIsLive: true, isInterrupted: false, wentLiveAt }),
  };
  const server = {
    onChange: () => undefined,
    report: () => ({
      publishing: {},
      warnings: written ? [{ code: 'RECORDING_STOPPED', values: { reason: 'DISK_FULL' } }] : [],
    }),
    record: (folder: string | null) => (written = folder !== null),
  };
  const session = {
    findRunning: () => Promise.resolve(running),
    start: () => Promise.resolve((running = { id: (count += 1) } as Recording)),
    end: () => Promise.resolve((running = null)),
    folderFor: () => Promise.resolve('/recordings/1'),
  };
  const recorder = new Recorder(
    live as unknown as LiveService,
    server as unknown as MediaServer,
    { onRecorded: () => undefined } as unknown as RecordedFiles,
    session as unknown as RecordingSession,
  );
  recorder.onApplicationBootstrap();
  return {
    recorder,
    started: () => count,
    look: async () => {
      look();
      await (recorder as unknown as { checking: Promise<void> | undefined }).checking;
    },
  };
}

describe('the pause after the media server stopped writing', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([-day, 0, day])('lasts ten seconds, then twenty, even if the clock is set by %d ms', async (shift) => {
    const [clock, start] = [Date.now(), Math.ceil(performance.now())];
    let passed = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => start + passed);
    const { recorder, started, look } = startRecorder();
    await look();
    await look();
    jest.spyOn(Date, 'now').mockImplementation(() => clock + shift + passed);
    const starts: number[] = [];
    for (passed = 0; passed <= 40_000; passed += 1_000) {
      const before = started();
      await look();
      if (started() > before) starts.push(passed);
    }
    await recorder.beforeApplicationShutdown();
    expect(starts).toEqual([10_000, 31_000]);
  });
});
