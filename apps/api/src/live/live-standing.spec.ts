import { standingOf, transition } from './live-standing.ts';

const offline = { youtubeUrl: null, youtubeIsLive: false, hlsUrl: '/hls/a.m3u8', audioUrl: null, rtmpApproved: true, rtmpActivated: true, rtmpStreaming: false, rtmpError: null, wentLiveAt: null, droppedAt: null };
const began = new Date('2026-11-22T04:00:00Z');
const after = (minutes: number): Date => new Date(began.getTime() + minutes * 60_000);
const onAir = { ...offline, rtmpStreaming: true, wentLiveAt: began };

describe('the standing of a broadcast', () => {
  it('begins when the first source is live, and goes on while any is', () => {
    expect(transition(offline, { ...offline, rtmpStreaming: true }, began)).toEqual({ wentLiveAt: began, droppedAt: null });
    const both = { ...onAir, youtubeUrl: 'https://youtu.be/x', youtubeIsLive: true };
    expect(transition(onAir, both, after(5))).toEqual({ wentLiveAt: began, droppedAt: null });
    expect(transition(both, { ...both, youtubeIsLive: false }, after(6))).toEqual({ wentLiveAt: began, droppedAt: null });
  });

  it('breaks off when the stream stops by itself, and is the same broadcast when it is back within ten minutes', () => {
    const dropped = { ...onAir, rtmpStreaming: false, ...transition(onAir, { ...onAir, rtmpStreaming: false }, after(30)) };
    expect(dropped.droppedAt).toEqual(after(30));
    expect(standingOf(dropped, after(39))).toMatchObject({ isLive: false, isInterrupted: true, streamUrl: '/hls/a.m3u8' });
    expect(transition(dropped, { ...dropped, rtmpStreaming: true }, after(39))).toEqual({ wentLiveAt: began, droppedAt: null });
    expect(standingOf(dropped, after(40))).toMatchObject({ isInterrupted: false, streamUrl: null });
    expect(transition(dropped, { ...dropped, rtmpStreaming: true }, after(40))).toEqual({ wentLiveAt: after(40), droppedAt: null });
  });

  it('keeps the moment it broke off while something else is changed', () => {
    const dropped = { ...onAir, rtmpStreaming: false, droppedAt: after(30) };
    expect(transition(dropped, { ...dropped, rtmpError: 'Nobody publishes' }, after(31))).toMatchObject({ droppedAt: after(30) });
  });
});
