import { message, messages } from '@ministry/messages';

export const recordingsTexts = messages('admin.recordings', {
  delete: message<{ title: string }>("Delete '{title}'?"),
  deleteForGood: 'Delete for good',
  thisFrees: 'This frees',
  onTheServerPictureAnd: 'on the server. Picture and sound are gone at once and cannot be brought back.',
  aSermonWasMadeOf: 'A sermon was made of it',
  listenTo: 'Listen to',
  watch: 'Watch',
  listen: 'Listen',
  openTheSermon: 'Open the sermon',
  makeADraftSermon: 'Make a draft sermon',
  makeADraftSermonOf: message<{ title: string }>('Make a draft sermon of {title}'),
  delete2: message<{ title: string }>('Delete {title}'),
  theSoundAlone: message<{ title: string }>('{title}, the sound alone'),
  nothingHasBeenRecordedYet:
    'Nothing has been recorded yet. A service that goes live through your own stream is recorded by itself and appears here when it is over.',
  whatWasRecordedOfLive:
    'What was recorded of live services. Watch it, make a draft sermon of it, or delete it to free the disk. Nothing is deleted by itself.',
  recordings: 'recordings',
  loadingTheRecordings: 'Loading the recordings…',
  recordingNow: 'Recording now',
  beingPrepared: 'Being prepared',
  couldNotBePrepared: 'Could not be prepared',
  onTheDisk: message<{ bytes: string }>('{bytes} on the disk'),
  video: message<{ bytes: string }>('Video {bytes}'),
  servicesAreNotRecordedThe: 'Services are not recorded: the setting RECORDINGS_MAX_GB is 0.',
  recordingsThatAreNotA: message<{ usedBytes: string; limitBytes: string }>(
    'Recordings that are not a sermon yet take {usedBytes} of {limitBytes}.',
  ),
  noDraftCouldBeMade: 'No draft could be made',
  theDraftWasMadeNobody: message<{ title: string }>(
    "The draft '{title}' was made. Nobody sees it until you publish it.",
  ),
  theRecordingCouldNotBe: 'The recording could not be deleted',
  wasDeletedAreFreeAgain: message<{ title: string; bytes: string }>("'{title}' was deleted: {bytes} are free again."),
});
