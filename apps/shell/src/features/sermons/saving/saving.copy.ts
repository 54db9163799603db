import { message, messages } from '@ministry/messages';

export const savingCopy = messages('saving', {
  save: message<{ size: string }>('Save offline ({size})'),
  room: message<{ size: string }>('Free on this device: {size}.'),
  notLoaded: 'Saving could not begin. Check your connection and press again.',
});

/** Texts once saving has begun. */
export const progressCopy = messages('saving.progress', {
  pause: 'Pause',
  goOn: message<{ size: string }>('Continue ({size} left)'),
  saved: message<{ size: string }>('Saved ({size})'),
  remove: 'Remove from this device',
  all: 'All saved sermons',
  progress: message<{ done: string; size: string }>('{done} of {size}'),
  label: 'Saved part of this recording',
  running: 'Saving to this device.',
  waiting: 'No connection. Saving continues automatically when it is back.',
  paused: 'Not complete yet. You can continue at any time.',
  whole: 'This sermon plays without a connection, until you remove it.',
  replaced: 'The recording was replaced on the site. Saving starts again.',
  full: message<{ size: string }>(
    'There is not enough space: {size} still to save. Remove a saved sermon or something else from your device, then press again.',
  ),
  fullOf: message<{ size: string; room: string }>(
    'There is not enough space: {size} still to save, and this browser allows {room}. Remove a saved sermon or something else from your device, then press again.',
  ),
  refused: 'Your browser did not allow it. Its storage may be switched off for this site.',
  gone: 'This recording is no longer on the site.',
});
