import { ApiError } from '@ministry/api-client';
import { fitWithin, jpegName } from './shrink-image.ts';
import { fingerprintOf, unfinishedUploads } from './unfinished-uploads.ts';
import { failureCopy, formatLength, percentOf } from './upload-copy.ts';

const day = 24 * 3_600_000;

describe('a picture made smaller for the upload', () => {
  it.each([
    [
      { width: 4_000, height: 3_000 },
      { width: 2_048, height: 1_536 },
    ],
    [
      { width: 1_000, height: 8_000 },
      { width: 256, height: 2_048 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 10_000, height: 2 },
      { width: 2_048, height: 1 },
    ],
  ])('of %j becomes %j', (size, small) => {
    expect(fitWithin(size)).toEqual(small);
  });

  it('gets a JPEG file name', () => {
    expect([jpegName('choir.png'), jpegName('IMG.2041.webp'), jpegName('choir')]).toEqual([
      'choir.jpg',
      'IMG.2041.jpg',
      'choir.jpg',
    ]);
  });
});

describe('an unfinished upload', () => {
  beforeEach(() => localStorage.clear());

  it('can be resumed for a day, and is then deleted with older ones', () => {
    unfinishedUploads.note('a', '/api/upload/resumable/1', 0);
    expect(unfinishedUploads.find('a', day - 1)).toBe('/api/upload/resumable/1');
    expect(unfinishedUploads.find('a', day)).toBeNull();
    unfinishedUploads.note('b', '/api/upload/resumable/2', day);
    expect(Object.keys(localStorage)).toEqual(['admin.upload.b']);
    unfinishedUploads.forget('b');
    expect(unfinishedUploads.find('b', day)).toBeNull();
  });

  it('has no address if the storage contains something else', () => {
    localStorage.setItem('admin.upload.a', '{"url');
    expect(unfinishedUploads.find('a')).toBeNull();
  });

  it('is distinguished from a file of the same name and size that was changed later', async () => {
    const [first, second] = [1, 2].map((lastModified) => new File(['sound'], 'a.mp3', { lastModified }));
    expect(await fingerprintOf('audio', first as File)).not.toBe(await fingerprintOf('audio', second as File));
    expect(await fingerprintOf('audio', first as File)).not.toBe(await fingerprintOf('video', first as File));
  });
});

describe('the progress of an upload', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [999, 1_000, 99],
    [1_000, 1_000, 99],
  ])('%i of %i bytes are %i %%, never 100 before the end', (sent, total, percent) => {
    expect(percentOf(sent, total)).toBe(percent);
  });

  it.each([
    [5, '0:05'],
    [65.4, '1:05'],
    [3_600, '1:00:00'],
    [3_725, '1:02:05'],
  ])('%f seconds read %j', (seconds, text) => {
    expect(formatLength(seconds)).toBe(text);
  });

  // ANN-25
  it('names kind, status and reason of a failure', () => {
    const { status, sentence } = new ApiError(413, '', '{"message":"Photo may have at most 10 MB."}');
    expect(failureCopy('image', status, sentence)).toBe('Failed to upload image: 413 Photo may have at most 10 MB.');
  });
});
