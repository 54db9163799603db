import { message, messages } from '@ministry/messages';

export const recordingsCopy = messages('media.recordings', {
  title: 'Recordings',
  loading: 'Fetching the recordings…',
  failed: 'The recordings could not be fetched.',
  tryAgain: 'Try again',
  empty: 'Nothing is recorded yet. Recording begins when you go live.',
  off: 'Recording is switched off.',
  /** How much disk space is used. */
  room: message<{ used: string; limit: string }>('{used} of {limit} used'),
  states: {
    recording: 'Recording now',
    preparing: 'Being prepared',
    ready: 'Ready',
    failed: 'Failed',
  },
  video: 'Video',
  sound: 'Sound',

  draft: 'Make a draft sermon',
  drafting: 'Making the draft…',
  drafted: {
    title: 'Draft sermon made',
    description: 'It waits in the admin console, among the sermons, to be completed and published.',
  },
  draftFailed: {
    title: 'Draft failed',
    description: 'Failed to make a draft sermon. Please try again.',
  },
  isSermon: 'A sermon was made from it',

  remove: 'Delete',
  confirm: {
    title: 'Delete this recording?',
    text: 'It is deleted permanently, and its disk space is free again.',
    yes: 'Delete recording',
    no: 'Keep it',
    busy: 'Deleting…',
  },
  removed: {
    title: 'Recording deleted',
    description: 'Its disk space is free again.',
  },
  removeFailed: {
    title: 'Delete failed',
    description: 'Failed to delete the recording. Please try again.',
  },
});
