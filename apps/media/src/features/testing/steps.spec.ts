import type { LiveStatus, MediaStream } from '../../api/stream.types.ts';
import { testSteps } from './steps.ts';

const status = { isLive: false } as LiveStatus;
const stream = { configured: { youtube: false, rtmp: false }, publishing: null } as unknown as MediaStream;
const publishing = { bitrate: 1 } as MediaStream['publishing'];
const done = (known: Partial<Parameters<typeof testSteps>[0]>) =>
  testSteps({ stream, status, isApproved: false, hasPreviewed: false, ...known }).map(({ isDone }) => isDone);

// MEDIA-50
describe('the five steps of a test', () => {
  it('are all open at first', () => {
    expect(done({})).toEqual([false, false, false, false, false]);
    expect(done({ stream: null, status: null })).toEqual([false, false, false, false, false]);
  });
  it('are ticked automatically', () => {
    const configured = { ...stream, configured: { youtube: true, rtmp: false } };
    expect(done({ stream: configured })).toEqual([true, false, false, false, false]);
    expect(
      done({
        stream: { ...configured, publishing },
        hasPreviewed: true,
        isApproved: true,
        status: { ...status, isLive: true },
      }),
    ).toEqual([true, true, true, true, true]);
  });
  it('do not count a preview of a stream that has gone', () => expect(done({ hasPreviewed: true })[2]).toBe(false));
});
