import { messages } from '../../platform/texts/sentence.ts';

/** Messages to the media team about recordings. */
export const recordingTexts = messages('api.recordings', {
  notFound: 'There is no such recording.',
  running: 'This recording is still being made. End the stream first.',
  inUse: 'A sermon was made of this recording and holds its files. They go when that sermon is deleted for good.',
  notReady: 'This recording is not ready yet.',
});
