import { describe, expect, it } from '@jest/globals';
import type { LiveStatusResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { broadcastData } from './live-data.ts';

const offline: LiveStatusResponse = {
  isLive: false,
  isInterrupted: false,
  viewers: 0,
  streamUrl: null,
  streamType: null,
  audioUrl: null,
  wentLiveAt: null,
  sources: { youtube: { isLive: false }, rtmp: { isLive: false } },
};
const startDate = '2026-11-22T04:00:00.000Z';

describe('structured data of a broadcast', () => {
  it('is a BroadcastEvent with its start while it is live', () => {
    const data = broadcastData(
      { ...offline, isLive: true, streamType: 'rtmp', streamUrl: '/hls/a.m3u8', wentLiveAt: startDate },
      'https://church.example',
      seedSite.identity,
    );
    expect(data).toMatchObject({
      '@type': 'BroadcastEvent',
      isLiveBroadcast: true,
      startDate,
      url: 'https://church.example/live',
      broadcastOfEvent: { '@type': 'Event', startDate, location: { '@type': 'Church' } },
    });
  });

  it.each([
    ['nothing is on', offline],
    ['it has broken off', { ...offline, isInterrupted: true, wentLiveAt: startDate }],
    ['it is not known', undefined],
  ])('is absent while %s', (_when, status) => {
    expect(broadcastData(status, 'https://church.example', seedSite.identity)).toBeUndefined();
  });
});
