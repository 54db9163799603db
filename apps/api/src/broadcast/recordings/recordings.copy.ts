import { messages } from '../../platform/texts/sentence.ts';

/** Messages to the media team about recordings. */
export const recordingTexts = messages('api.recordings', {
  notFound: 'There is no such recording.',
  running: 'This recording is still being made. End the stream first.',
  inUse:
    'A sermon was made from this recording and uses its files. They are deleted when that sermon is deleted permanently.',
  notReady: 'This recording is not ready yet.',
  noRoom:
    'The disk of the server is too full to prepare this recording. Delete recordings that nobody needs; it then continues automatically.',
});
