import { broadcastStatusOf, transition, withElapsedTime } from './broadcast-status.ts';

const offline = {
  youtubeUrl: null,
  youtubeIsLive: false,
  youtubeIsConfirmed: false,
  youtubeAskedAt: null,
  hlsUrl: '/hls/a.m3u8',
  audioUrl: null,
  approvedBy: null,
  approvedAt: null,
  wentLiveBy: null,
  rtmpApproved: true,
  rtmpActivated: true,
  rtmpStreaming: false,
  rtmpSeenAt: null,
  wentLiveAt: null,
  droppedAt: null,
};
const began = new Date('2026-11-22T04:00:00Z');
const after = (minutes: number): Date => new Date(began.getTime() + minutes * 60_000);
const onAir = { ...offline, rtmpStreaming: true, wentLiveAt: began };

describe('the status of a broadcast', () => {
  it('begins when the first source is live, and goes on while any is', () => {
    expect(transition(offline, { ...offline, rtmpStreaming: true }, began)).toEqual({
      wentLiveAt: began,
      droppedAt: null,
    });
    const both = { ...onAir, youtubeUrl: 'https://youtu.be/x', youtubeIsLive: true };
    expect(transition(onAir, both, after(5))).toEqual({ wentLiveAt: began, droppedAt: null });
    expect(transition(both, { ...both, youtubeIsLive: false }, after(6))).toEqual({
      wentLiveAt: began,
      droppedAt: null,
    });
  });

  it('is interrupted when the stream stops by itself, and continues when it returns within ten minutes', () => {
    const dropped = {
      ...onAir,
      rtmpStreaming: false,
      ...transition(onAir, { ...onAir, rtmpStreaming: false }, after(30)),
    };
    expect(dropped.droppedAt).toEqual(after(30));
    expect(broadcastStatusOf(dropped, after(39))).toMatchObject({
      isLive: false,
      isInterrupted: true,
      streamUrl: '/hls/a.m3u8',
    });
    expect(transition(dropped, { ...dropped, rtmpStreaming: true }, after(39))).toEqual({
      wentLiveAt: began,
      droppedAt: null,
    });
    expect(broadcastStatusOf(dropped, after(40))).toMatchObject({ isInterrupted: false, streamUrl: null });
    expect(transition(dropped, { ...dropped, rtmpStreaming: true }, after(40))).toEqual({
      wentLiveAt: after(40),
      droppedAt: null,
    });
  });

  it('keeps the time of the interruption while something else is changed', () => {
    const dropped = { ...onAir, rtmpStreaming: false, droppedAt: after(30) };
    expect(transition(dropped, { ...dropped, audioUrl: '/hls/b.m3u8' }, after(31))).toMatchObject({
      droppedAt: after(30),
    });
  });

  it('ends, and loses its approval, ten minutes after a drop, unless YouTube says that it continues', () => {
    const dropped = {
      ...onAir,
      id: 1,
      approvedBy: 'media',
      wentLiveBy: 'media',
      rtmpStreaming: false,
      droppedAt: after(30),
    };
    expect(withElapsedTime(dropped, after(39.9))).toBe(dropped);
    expect(withElapsedTime(dropped, after(40))).toMatchObject({
      rtmpApproved: false,
      rtmpActivated: false,
      approvedBy: null,
      wentLiveBy: null,
      droppedAt: null,
    });
    const pressed = { ...dropped, youtubeUrl: 'https://youtu.be/x', youtubeIsLive: true };
    expect(withElapsedTime(pressed, after(40))).toMatchObject({
      rtmpApproved: false,
      rtmpActivated: false,
      youtubeUrl: null,
      youtubeIsLive: false,
    });
    const confirmed = { ...pressed, youtubeIsConfirmed: true };
    expect(withElapsedTime(confirmed, after(60))).toBe(confirmed);
    // Approved and activated before the encoder has connected: the approval stays valid.
    const waited = { ...dropped, droppedAt: null };
    expect(withElapsedTime(waited, after(600))).toBe(waited);
  });

  it('waits for our own stream before it shows a YouTube video that only a person marked as live', () => {
    const dropped = {
      ...onAir,
      rtmpStreaming: false,
      droppedAt: after(30),
      youtubeUrl: 'https://youtu.be/x',
      youtubeIsLive: true,
    };
    expect(broadcastStatusOf(dropped, after(30.1))).toMatchObject({ isLive: true, streamType: 'rtmp' });
    expect(broadcastStatusOf(dropped, after(31))).toMatchObject({
      isLive: false,
      isInterrupted: true,
      streamType: 'rtmp',
      youtubeIsLive: false,
    });
    expect(broadcastStatusOf({ ...dropped, youtubeIsConfirmed: true }, after(31))).toMatchObject({
      isLive: true,
      isInterrupted: false,
      streamType: 'youtube',
    });
    expect(broadcastStatusOf({ ...dropped, droppedAt: null }, after(31))).toMatchObject({
      isLive: true,
      streamType: 'youtube',
    });
  });

  it('needs a new approval after twelve hours, unless pictures arrive or YouTube says that it is live', () => {
    const approved = {
      ...offline,
      id: 1,
      approvedBy: 'media',
      approvedAt: began,
      youtubeUrl: 'https://youtu.be/x',
      youtubeIsLive: true,
    };
    expect(withElapsedTime(approved, after(719))).toBe(approved);
    expect(withElapsedTime(approved, after(720))).toMatchObject({
      rtmpApproved: false,
      rtmpActivated: false,
      approvedBy: null,
      youtubeIsLive: false,
    });
    for (const reason of [{ rtmpStreaming: true, rtmpSeenAt: after(720) }, { youtubeIsConfirmed: true }]) {
      const goesOn = { ...approved, ...reason };
      expect(withElapsedTime(goesOn, after(720))).toBe(goesOn);
    }
  });

  it('is interrupted when no process has seen the stream for fifteen seconds', () => {
    const seen = { ...onAir, id: 1, rtmpSeenAt: after(30) };
    expect(withElapsedTime(seen, after(30.2))).toBe(seen);
    expect(withElapsedTime(seen, after(30.3))).toMatchObject({
      rtmpStreaming: false,
      droppedAt: after(30),
      rtmpActivated: true,
    });
    expect(withElapsedTime(seen, after(41))).toMatchObject({
      rtmpStreaming: false,
      rtmpActivated: false,
      rtmpApproved: false,
    });
  });
});
