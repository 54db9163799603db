import { message, messages } from '@ministry/messages';

export const previewCopy = messages('media.preview', {
  title: 'Preview',
  lead: 'What arrives from OBS, before anybody else sees it. It lags a few seconds behind.',
  show: 'Show preview',
  hide: 'Hide preview',
  mute: 'Mute',
  unmute: 'Sound on',
  video: 'Preview of the incoming stream',
  nothing: 'Nothing arrives from OBS yet.',
  soon: 'The stream is arriving. The first picture appears in a few seconds.',
  metered: 'Your connection is metered, so the preview waits until you ask for it (about 1 GB an hour).',
  hidden: 'The preview is hidden.',
  states: {
    loading: 'Loading the player…',
    connecting: 'Connecting…',
    lost: 'The picture was lost. Trying again automatically…',
    unplayable: 'This browser cannot play the stream. Use a current Chrome, Edge or Firefox.',
  },
  meter: 'Sound level',

  /** Figures of the incoming stream. */
  figures: {
    bitrate: 'Bitrate',
    frameRate: 'Frame rate',
    size: 'Picture',
    codecs: 'Codecs',
  },
  kilobits: message<{ kilobits: number }>('{kilobits, number} kbit/s'),
  /** Frames per second. */
  frames: message<{ rate: number }>('{rate} fps'),
  /** Shown instead of a codec. */
  noPicture: 'no picture',
  noSound: 'no sound',
  graph: message<{ least: string; most: string }>('Bitrate of the last minutes, between {least} and {most}'),
  lastMinutes: 'last 5 minutes',
  warnings: 'Warnings',
});
