import { message, messages } from '@ministry/messages';

export const statusCopy = messages('media.status', {
  title: 'Current Stream Status',
  asking: 'Asking the server…',
  never: 'The server was not reached. It is not known what is on the air.',
  tryAgain: 'Try again',
  /** ‘problem’ is a whole sentence. */
  stale: message<{ since: string; problem: string }>(
    'The server was not reached; what you see is from {since}. {problem}',
  ),
  /** Large, to be read from the other end of the room. */
  states: {
    live: 'LIVE',
    interrupted: 'Back shortly',
    waiting: 'OFFLINE',
    offline: 'OFFLINE',
  },
  hints: {
    interrupted:
      'Nothing arrives from OBS. Visitors see ‘Back shortly’ for ten minutes; the stream continues automatically when OBS is back.',
    waiting: 'You have gone live, but nothing arrives from OBS. Visitors see the stream as soon as it arrives.',
  },
  /** Before the time that has passed since it went live. */
  onAir: 'On air',
  viewers: 'Viewers',
  source: 'Active source',
  sources: {
    none: 'None',
    youtube: 'YouTube Live',
    rtmp: 'Custom RTMP',
    both: 'YouTube Live and Custom RTMP',
  },
  startedBy: 'Started by',

  /** The next service of the week, or the current one. */
  next: 'Next service',
  underWay: 'Service under way',
  /** How long until the service begins or ends: see media.clock. */
  beginsIn: message<{ time: string }>('in {time}'),
  left: message<{ time: string }>('{time} left'),
  service: message<{ title: string; begins: string; ends: string }>('{title}, {begins} to {ends}'),
});
