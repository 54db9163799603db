import { message, messages } from '@ministry/messages';

export const debugCopy = messages('media.debug', {
  title: 'Debug Information',
  lead: 'For the person who helps you remotely. It contains no key.',
  copy: 'Copy for the engineer',
  /** Name of what is copied. */
  copyName: 'Debug information',
  names: {
    host: 'Current host',
    rtmp: 'RTMP address',
    hls: 'HLS address',
    ports: 'Ports',
    server: 'Media server',
    problem: 'Problem',
    publishing: 'Publishing',
    warnings: 'Warnings',
    approval: 'Approval',
    broadcast: 'Broadcast',
    youtube: 'YouTube',
    asked: 'Last answer',
    browser: 'Browser',
  },
  none: 'none',
  unknown: 'not known',
  guessed: message<{ address: string }>('{address} (a guess)'),
});

/** The names of media servers. */
export const serverKinds = { embedded: 'embedded', srs: 'SRS', nginx: 'nginx', off: 'off' } as const;
