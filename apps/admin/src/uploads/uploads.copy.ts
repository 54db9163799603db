import { message, messages } from '@ministry/messages';

export const uploadsCopy = messages('admin.uploads', {
  /** Nouns for sentences such as ‘Choose the picture’. */
  kinds: {
    image: 'picture',
    audio: 'recording',
    video: 'video',
  },
  imageTaken: 'JPEG, PNG, WebP, GIF or AVIF. Large photos are made smaller before they are sent.',
  audioTaken: 'MP3 or M4A, at most 200 MB.',
  videoTaken: 'MP4 or WebM, at most 1 GB.',
  videoNote: 'What the camera stored in a video, including the location, stays in it.',

  /** Choosing a file. ‘label’ is that of the field. */
  choose: message<{ one: string }>('Choose the {one}'),
  replace: message<{ one: string }>('Replace the {one}'),
  remove: message<{ label: string }>('Remove: {label}'),
  /** Beside the button that chooses. */
  orDrop: 'or drop it here',
  /** In the empty field below it. */
  orAddress: 'or its address: https://…',

  /** An upload that is under way. */
  uploadOf: message<{ name: string }>('Upload of {name}'),
  preparing: message<{ name: string }>('Preparing {name}…'),
  sending: message<{ name: string }>('Sending {name}'),
  paused: message<{ name: string }>('{name} is paused'),
  storing: message<{ name: string }>('All of {name} has arrived; the server is checking and storing it…'),
  notUploaded: message<{ name: string }>('{name} was not uploaded.'),
  cutShort: message<{ name: string }>(
    'The upload of {name} was interrupted. Choose the same file again, and it continues where it stopped.',
  ),
  progress: message<{ percent: number; sent: string; total: string }>('{percent} % · {sent} of {total}'),
  tryAgainNow: 'Try again now',
  pause: 'Pause',
  goOn: 'Resume',
  cancelUpload: 'Cancel upload',
  /** Dismisses an upload that a reload interrupted. */
  forget: 'Dismiss',

  /** An upload that waits and continues automatically. */
  connectionBroken: 'The connection was lost. The upload continues automatically.',
  serverBusy: message<{ status: number }>('The server is busy ({status}); the upload continues automatically.'),
  /** ‘failure’ is a whole sentence. */
  triedAgain: message<{ failure: string }>('{failure} The upload is retried automatically.'),
  /** ‘wait’ is seconds or minutes, as below. */
  serverAsksToWait: message<{ wait: string }>(
    'The server asks to wait {wait}; then the upload continues automatically.',
  ),
  seconds: message<{ count: number }>('{count, plural, one {# second} other {# seconds}}'),
  minutes: message<{ count: number }>('{count, plural, one {# minute} other {# minutes}}'),

  /** An upload that failed. ‘kind’ is image, audio or video. */
  failed: 'Upload failed',
  error: 'Error',
  signedOut: 'Admin authentication required. Please log in again.',
  refused: message<{ kind: string; status: number; text: string }>('Failed to upload {kind}: {status} {text}'),
  chooseAgain: message<{ kind: string }>('Failed to upload {kind}. Please choose the file again.'),
  tooLarge: message<{ name: string; size: string; most: string }>('{name} is {size}; the maximum is {most}.'),
  fileGone: 'The file cannot be read any more. Please choose it again.',

  /** Files for an import. */
  spreadsheet:
    'This is a spreadsheet, not a CSV file. Open it in Excel or LibreOffice, choose Save As and the type "CSV UTF-8", and choose that file.',
  importTooLarge: message<{ megabytes: number }>(
    'The file is larger than {megabytes} MB. Divide it into several files.',
  ),
  noText: 'This is not a text file. Choose a CSV file.',
  empty: 'The file is empty.',

  /** The file at an address. */
  storedRecording: 'Stored recording',
  storedVideo: 'Stored video',
  noPicture: 'No picture could be loaded from this address.',
  noAddress: message<{ one: string }>('This is not the address of a {one}.'),
  /** Before a link. */
  playedElsewhere: 'It is played by another site:',
  /** Three parts in this order; the second one is a link. */
  nothingToPlay: 'Nothing to play here.',
  openAddress: 'Open the address',
  openAddressWhy: 'to see what it contains.',
});
