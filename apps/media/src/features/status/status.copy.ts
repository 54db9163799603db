import type { BroadcastState } from './broadcast-state.ts';

export const statusCopy = {
  title: 'Current Stream Status',
  asking: 'Asking the server…',
  never: 'The server was not reached. What is on the air is not known.',
  tryAgain: 'Try again',
  stale: (since: string, problem: string) => `The server was not reached; what you see is from ${since}. ${problem}`,
  states: { live: 'LIVE', interrupted: 'Back shortly', waiting: 'OFFLINE', offline: 'OFFLINE' } satisfies Record<
    BroadcastState,
    string
  >,
  hints: {
    live: '',
    interrupted:
      'Nothing arrives from OBS. Visitors read ‘Back shortly’ for ten minutes; the stream goes on by itself when OBS is back.',
    waiting: 'You have gone live, and nothing arrives from OBS. Visitors see it by itself as soon as it does.',
    offline: '',
  } satisfies Record<BroadcastState, string>,
  onAir: 'On air',
  viewers: 'Viewers',
  source: 'Active source',
  startedBy: 'Started by',
  next: 'Next service',
  underWay: 'Service under way',
} as const;
