import type { LiveStatus, MediaStream } from '../../api/stream.types.ts';
import { advice, preflight } from './preflight.ts';

const status: LiveStatus = {
  isLive: false,
  isInterrupted: false,
  viewers: 0,
  streamUrl: null,
  streamType: null,
  audioUrl: null,
  wentLiveAt: null,
  sources: {
    youtube: { isLive: false },
    rtmp: { isLive: false, approved: false, actuallyStreaming: false, error: null, manuallyActivated: false },
  },
};
const publishing = {
  since: '2026-11-22T03:50:00.000Z',
  bitrate: 2_500_000,
  frameRate: 30,
  width: 1280,
  height: 720,
  videoCodec: 'H.264',
  audioCodec: 'AAC',
};
const stream: MediaStream = {
  server: { kind: 'embedded', state: 'running', problem: null, rtmpPort: 1935, hlsPort: 8080 },
  publishing: null,
  warnings: [],
  previewUrl: null,
  status,
  wentLiveBy: null,
  approval: { isApproved: false, approvedBy: null, approvedAt: null },
  configured: { youtube: false, rtmp: true },
};
const says = (change: Partial<MediaStream>, isApproved = false, live: Partial<LiveStatus> = {}) =>
  preflight({ stream: { ...stream, ...change }, status: { ...status, ...live }, isApproved }).map(
    (check) => `${check.name} ${check.is}: ${check.says}`,
  );

describe('the pre-flight check', () => {
  it('waits before anything has happened (MEDIA-37, MEDIA-38, MEDIA-39, MEDIA-40)', () => {
    expect(says({})).toEqual([
      'OBS waiting: ready, waiting for OBS to start',
      'RTMP good: configured',
      'Approval waiting: pending',
      'Public waiting: offline',
    ]);
  });
  it('is good on the air', () => {
    expect(says({ publishing }, true, { isLive: true })).toEqual([
      'OBS good: streaming',
      'RTMP good: configured',
      'Approval good: approved',
      'Public good: live',
    ]);
  });
  it('says what is wrong with the media server', () => {
    const [obs] = says({ server: { ...stream.server, state: 'failed', problem: 'Port 1935 is taken.' } });
    expect(obs).toBe('OBS bad: Port 1935 is taken.');
  });
  it('does not call a stream good if the server warns about it', () => {
    expect(says({ publishing, warnings: [{ code: 'NO_SOUND', message: 'No sound arrives.' }] })[0]).toBe(
      'OBS bad: streaming, with a warning',
    );
  });
  it('recognises an interruption, and an empty configuration', () => {
    expect(says({ configured: { youtube: false, rtmp: false } })[1]).toBe(
      'RTMP waiting: pending: save a configuration first',
    );
    expect(says({}, true, { isInterrupted: true })[3]).toBe('Public bad: dropped; visitors see ‘Back shortly’');
  });
  it('claims nothing before the server has answered', () => {
    expect(preflight({ stream: null, status: null, isApproved: false }).map(({ is }) => is)).toEqual([
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ]);
  });
});

describe('the advice before the next press', () => {
  it.each([
    [{}, false, 'Start streaming in OBS, look at the preview, then approve.'],
    [{ publishing }, false, 'Look and listen in the preview. Approve when it is ready to be shown.'],
    [{ publishing }, true, 'Ready. Visitors see the stream as soon as you press Go Live Now.'],
    [{}, true, 'Nothing arrives from OBS. You can still go live: visitors see the stream as soon as it arrives.'],
  ])('%j, approved %s', (change, isApproved, copy) =>
    expect(advice({ stream: { ...stream, ...change }, status, isApproved })).toBe(copy),
  );
  it('is empty on the air', () =>
    expect(advice({ stream, status: { ...status, isLive: true }, isApproved: true })).toBeNull());
});
