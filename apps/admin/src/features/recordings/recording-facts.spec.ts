import type { RecordingResponse } from '@ministry/api-client';
import { fileCopy, isUnderWay, usageCopy } from './recording-facts.ts';

const ready: RecordingResponse = {
  id: 1,
  title: 'Sunday 1st service, 22 November 2026',
  startedAt: '2026-11-22T04:02:00.000Z',
  endedAt: '2026-11-22T06:05:00.000Z',
  seconds: 7_380,
  state: 'ready',
  problem: null,
  bytes: 1_240_000_000,
  video: { url: '/uploads/a.mp4', bytes: 1_180_000_000 },
  audio: { url: '/uploads/b.m4a', bytes: 60_000_000 },
  sermonId: null,
};

describe('the words of recordings', () => {
  it('name the existing files', () => {
    expect(fileCopy(ready)).toBe('Video 1.2 GB · sound 60 MB');
    expect(fileCopy({ ...ready, video: null })).toBe('Sound 60 MB');
    expect(fileCopy({ ...ready, state: 'preparing', video: null, audio: null })).toBe('1.2 GB on the disk');
  });

  it('say that nothing is recorded if recording is off', () => {
    expect(usageCopy({ usedBytes: 0, limitBytes: 0 })).toContain('not recorded');
    expect(usageCopy({ usedBytes: 1_240_000_000, limitBytes: 20e9 })).toBe(
      'Recordings that are not a sermon yet use 1.2 GB of 20 GB.',
    );
  });

  it('are requested again only while something is in progress', () => {
    const list = (state: RecordingResponse['state']) => ({
      items: [{ ...ready, state }],
      usedBytes: 0,
      limitBytes: 0,
      problem: null,
    });
    expect((['recording', 'preparing', 'ready', 'failed'] as const).map((state) => isUnderWay(list(state)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
