import { message, messages } from '@ministry/messages';

/** Recordings of services. {title} is the name of a recording; sizes look like '1.2 GB'. */
export const recordingsCopy = messages('admin.recordings', {
  lead: 'What was recorded of live services. Watch it, make a draft sermon of it, or delete it to free the disk. Nothing is deleted by itself.',
  loading: 'Loading the recordings…',
  nothingYet:
    'Nothing has been recorded yet. A service that goes live through your own stream is recorded by itself and appears here when it is over.',
  // Noun for the items of the list, used inside other sentences.
  many: 'recordings',
  usage: message<{ used: string; limit: string }>('Recordings that are not a sermon yet take {used} of {limit}.'),
  off: 'Services are not recorded: the setting RECORDINGS_MAX_GB is 0.',

  states: {
    recording: 'Recording now',
    preparing: 'Being prepared',
    ready: 'Ready',
    failed: 'Could not be prepared',
  },
  isSermon: 'A sermon was made of it',
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
  soundAlone: message<{ title: string }>('{title}, the sound alone'),
  openSermon: 'Open the sermon',
  makeDraft: 'Make a draft sermon',
  makeDraftNamed: message<{ title: string }>('Make a draft sermon of {title}'),
  draftMade: message<{ title: string }>("The draft ''{title}'' was made. Nobody sees it until you publish it."),
  draftFailed: 'No draft could be made',

  deleteNamed: message<{ title: string }>('Delete {title}'),
  deleteQuestion: message<{ title: string }>("Delete ''{title}''?"),
  deleteText: message<{ size: string }>(
    'This frees {size} on the server. Picture and sound are gone at once and cannot be brought back.',
  ),
  deleteForGood: 'Delete for good',
  deleted: message<{ title: string; size: string }>("''{title}'' was deleted: {size} are free again."),
  deleteFailed: 'The recording could not be deleted',
});
