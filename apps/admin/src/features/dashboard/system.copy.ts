import { message, messages } from '@ministry/messages';

/** Disk and backups of the server. */
export const systemCopy = messages('admin.system', {
  loading: 'Checking the disk and the backups…',
  loadFailed: 'The state of the disk and the backups could not be loaded',

  disk: {
    nearlyFull: message<{ percent: number }>('The disk of the server is {percent, number}% full'),
    // Sizes such as '47.2 GB'.
    free: message<{ free: string; total: string }>(
      '{free} of {total} are free. When the disk is full, nothing new is stored: no uploads, no recordings, no messages from visitors.',
    ),
    whatTakesRoom: 'What uses the space',
    deletion: message<{ days: number }>(
      'A deleted recording frees space at once. Other deleted items free space after {days, number} days, when they can no longer be restored.',
    ),
    line: message<{ percent: number; free: string }>('The disk is {percent, number}% full, {free} free.'),
  },
  // What uses the disk, each beside its size.
  uses: {
    recordings: 'Recordings of services',
    video: 'Videos',
    audio: 'Sound files',
    image: 'Pictures',
    unfinished: 'Unfinished uploads',
    live: 'Live stream',
    database: 'Database',
    backups: 'Backups on this disk',
    other: 'Everything else',
  },
  // Links to the page of the console where it can be deleted.
  deleteIn: {
    recordings: 'Delete in Recordings',
    sermons: 'Delete in Sermons',
    albums: 'Delete in Photo albums',
  },
  // Why there is no such page.
  notes: {
    unfinished: 'deleted automatically within a day',
    live: 'deleted automatically',
    database: 'texts, people, accounts',
    backups: 'better on another disk (setting BACKUP_TO)',
    other: 'the system, other programs, smaller copies of pictures',
  },

  backups: {
    failed: 'The last backup failed',
    triedOn: message<{ time: string }>('It was tried on {time}.'),
    old: 'The last backup is more than two days old',
    // {backup} is the date, time and size of the backup.
    lastGood: message<{ backup: string }>('The last good backup was made on {backup}.'),
    noneGood: 'There is no good backup yet.',
    retry: 'The server tries again every ten minutes; if this notice stays, tell the person who runs it.',
    // The server's error message follows.
    retryWithReason: 'The server tries again every ten minutes; if this notice stays, tell the person who runs it:',
    line: message<{ backup: string }>('Last good backup: {backup}.'),
    off: 'No backups are made. To have one each day, the person who runs the server sets BACKUP_TO and BACKUP_PASSPHRASE.',
    first: 'No backup yet: the first is made within ten minutes.',
  },
});
