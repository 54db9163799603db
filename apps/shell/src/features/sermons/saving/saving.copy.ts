import { message, messages } from '@ministry/messages';

export const savingCopy = messages('saving', {
  save: message<{ size: string }>('Save offline ({size})'),
  room: message<{ size: string }>('Room on this device: {size}.'),
  notLoaded: 'Saving could not begin. Check your connection and press again.',
});

/** Texts once saving has begun. */
export const progressCopy = messages('saving.progress', {
  pause: 'Pause',
  goOn: message<{ size: string }>('Go on saving ({size} left)'),
  saved: message<{ size: string }>('Saved ({size})'),
  remove: 'Remove from this device',
  all: 'All saved sermons',
  progress: message<{ done: string; size: string }>('{done} of {size}'),
  label: 'Saved of this recording',
  running: 'Saving on this device.',
  waiting: 'No connection. Saving goes on by itself when it is back.',
  paused: 'Not whole yet. Go on at any time.',
  whole: 'This sermon plays without a connection, until you remove it.',
  replaced: 'The recording was replaced on the site. Saving it begins again.',
  full: message<{ size: string }>(
    'There is not enough room: {size} are still to be saved. Remove a saved sermon or something else from your device, then press again.',
  ),
  fullOf: message<{ size: string; room: string }>(
    'There is not enough room: {size} are still to be saved, and this browser grants {room}. Remove a saved sermon or something else from your device, then press again.',
  ),
  refused: 'Your browser did not allow it. Its storage may be switched off for this site.',
  gone: 'This recording is no longer on the site.',
});
