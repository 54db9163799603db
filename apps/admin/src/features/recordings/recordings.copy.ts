import { message, messages } from '@ministry/messages';

/** Recordings of services. {title} is the name of a recording; sizes look like '1.2 GB'. */
export const recordingsCopy = messages('admin.recordings', {
  lead: 'Recordings of live services. Watch one, make a draft sermon from it, or delete it to free disk space. Nothing is deleted automatically.',
  loading: 'Loading the recordings…',
  nothingYet:
    'Nothing has been recorded yet. A service that goes live through your own stream is recorded automatically and appears here when it is over.',
  // Noun for the items of the list, used inside other sentences.
  many: 'recordings',
  usage: message<{ used: string; limit: string }>('Recordings that are not a sermon yet use {used} of {limit}.'),
  off: 'Services are not recorded: the setting RECORDINGS_MAX_GB is 0.',

  states: {
    recording: 'Recording now',
    preparing: 'Being prepared',
    ready: 'Ready',
    failed: 'Could not be prepared',
  },
  isSermon: 'A sermon was made from it',
  onDisk: message<{ size: string }>('{size} on the disk'),
  videoAndSound: message<{ video: string; sound: string }>('Video {video} · sound {sound}'),
  video: message<{ size: string }>('Video {size}'),
  sound: message<{ size: string }>('Sound {size}'),

  // Buttons, and their labels for screen readers, which name the recording.
  watch: 'Watch',
  watchNamed: message<{ title: string }>('Watch {title}'),
  listen: 'Listen',
  listenNamed: message<{ title: string }>('Listen to {title}'),
  closeNamed: message<{ title: string }>('Close {title}'),
  soundAlone: message<{ title: string }>('{title}, sound only'),
  openSermon: 'Open the sermon',
  makeDraft: 'Make a draft sermon',
  makeDraftNamed: message<{ title: string }>('Make a draft sermon from {title}'),
  draftMade: message<{ title: string }>("The draft ''{title}'' was made. Nobody sees it until you publish it."),
  draftFailed: 'No draft could be made',

  deleteNamed: message<{ title: string }>('Delete {title}'),
  deleteQuestion: message<{ title: string }>("Delete ''{title}''?"),
  deleteText: message<{ size: string }>(
    'This frees {size} on the server. Picture and sound are deleted at once and cannot be restored.',
  ),
  deleteForGood: 'Delete permanently',
  deleted: message<{ title: string; size: string }>("''{title}'' was deleted: {size} are free again."),
  deleteFailed: 'The recording could not be deleted',
});
