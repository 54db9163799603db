import type { LiveStatus } from '../../api/stream.types.ts';
import { activeSource, broadcastState } from './broadcast-state.ts';

const offline: LiveStatus = {
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
const activated = { ...offline.sources.rtmp, manuallyActivated: true };

describe('the state of the broadcast', () => {
  it.each<[string, Partial<LiveStatus>]>([
    ['offline', {}],
    ['live', { isLive: true }],
    ['interrupted', { isInterrupted: true }],
    ['waiting', { sources: { ...offline.sources, rtmp: activated } }],
    ['live', { isLive: true, sources: { ...offline.sources, rtmp: activated } }],
  ])('is %s', (state, change) => expect(broadcastState({ ...offline, ...change })).toBe(state));
});

// MEDIA-17
describe('the active source', () => {
  it.each<[string, Partial<LiveStatus>]>([
    ['None', {}],
    ['YouTube Live', { streamType: 'youtube' }],
    ['Custom RTMP', { streamType: 'rtmp' }],
    [
      'YouTube Live and Custom RTMP',
      { streamType: 'rtmp', sources: { youtube: { isLive: true }, rtmp: { isLive: true } } },
    ],
  ])('reads %s', (copy, change) => expect(activeSource({ ...offline, ...change })).toBe(copy));
});
