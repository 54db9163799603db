import { type AnyText, message, messages } from '../texts/sentence.ts';

/** Errors of uploads; `label` is the label of the file field. */
export const uploadTexts = messages('api.uploads', {
  noImage: message<{ label: AnyText }>('{label} must be a JPEG, PNG, WebP, GIF or AVIF picture'),
  noAudio: message<{ label: AnyText }>('{label} must be an MP3 or M4A recording'),
  noVideo: message<{ label: AnyText }>('{label} must be an MP4 or WebM video'),
  disagreeing: message<{ label: AnyText; claim: AnyText; content: AnyText }>(
    '{label} says that it is {claim} but contains {content}',
  ),
  somethingElse: 'something else',
  tooManyBytes: message<{ label: AnyText; amount: string }>('{label} may have at most {amount}'),
  tooManyPixels: message<{ label: AnyText; millions: number }>('{label} may have at most {millions} million pixels'),
  malformed: 'The upload is cut off or not valid multipart/form-data.',
  notFound: 'This file is not in the library any more.',
  noOriginal: 'The original picture is no longer stored.',
  noPicture: 'Id must be the id of a picture',
  unfitReplacement: message<{ kind: string }>('By must be another {kind} of the library'),
  notStored: 'This file could not be stored. Please try again.',
  unfinished: message<{ bytes: string; all: string }>('Only {bytes} of {all} bytes have arrived so far.'),
  unknown: 'This upload is not known. Please start it again.',
  otherBytes: 'The upload continues at another position. Request the offset and continue from there.',
  gone: 'This upload no longer exists. Please start it again.',
  moreBytes: 'More bytes arrived than were announced.',
  lengthNeeded: 'Upload-Length must be sent when an upload begins',
  ofArchive: 'This is the archive of a site: it is imported, not added to the library',
  kindWords: message<{ words: string }>('kind must be one of the following values: {words}'),
  onlyAdminImports: 'Only an administrator may import a site.',
  archiveTooLarge: 'Archive may have at most 4 GB',
  focusXNeeded: 'Set both coordinates of the focal point',
  focusYNeeded: 'Set both coordinates of the focal point',
  cropOutside: message<{ label: AnyText; limit: number }>('{label} must be within the picture, from 0 to {limit}'),
  cropTooSmall: message<{ label: AnyText; limit: number }>('{label} must be at least {limit} pixels'),
  cropTooLarge: message<{ label: AnyText; limit: number }>('{label} may be at most {limit} pixels from that position'),
  storageUnavailable: 'The file store cannot be reached at the moment. Please try again shortly.',
  archiveFileNotKept: 'A file of the archive could not be stored. Please import it again.',
});

/** Types of files, for use within a sentence. */
export const fileTexts = messages('api.files', {
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  gif: 'a GIF picture',
  avif: 'an AVIF picture',
  mp3: 'an MP3 recording',
  m4a: 'an M4A recording',
  mp4: 'an MP4 video',
  webm: 'a WebM video',
});
