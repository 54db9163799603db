import { message, messages } from '@ministry/messages';

export const mediaCopy = messages('admin.media', {
  title: 'Media library',
  lead: 'Pictures, sound and video that were uploaded, with what uses them.',
  upload: 'Upload files',
  search: 'Search the library',

  // Filters of the list.
  kinds: { all: 'All kinds', image: 'Pictures', audio: 'Sound', video: 'Video' },
  usage: { label: 'Use', all: 'Used and unused', used: 'Used', unused: 'Unused' },

  // On a file of the list; {name} is the file name.
  select: message<{ name: string }>('Select {name}'),
  // A verb, followed by the name of the file that it opens.
  view: 'View',

  uploads: {
    chooser: 'Files of this device',
    heading: 'Uploads',
    stay: 'Stay on this page until all files have arrived. If you choose a file again, it continues where it stopped.',
    refused: message<{ name: string }>('{name} is not an accepted picture, sound or video.'),
    waiting: message<{ name: string }>('{name} is waiting.'),
  },

  // The details of one file.
  file: 'File',
  loading: 'Loading the file…',
  loadFailed: 'The file could not be opened',
  // Followed by the date.
  uploaded: 'Uploaded',
  usedBy: 'Used by',
  nothingUsesIt: 'Nothing uses it.',
  alternativeText: 'Alternative text',
  alternativeTextHint:
    'What can be seen, for people who cannot see it. It is added when the picture is put into a text.',
  removeOnceUnused: 'It can be removed once nothing uses it.',
  saved: 'Saved',
  descriptionSaved: 'The description is kept with the file.',
  descriptionFailed: 'The description could not be saved',

  // The part of a picture that stays visible when pages crop it.
  focus: {
    heading: 'Focal point',
    hint: 'Press the part of the picture that must not be cut off, or move the marker with the arrow keys.',
    fromLeft: 'From the left (%)',
    fromTop: 'From the top (%)',
    place: message<{ x: number; y: number }>('{x} % from the left, {y} % from the top'),
    set: 'Set focal point',
    reset: 'Back to the middle',
    previews: 'How pages show it',
    saved: 'Pages that crop the picture keep this point visible.',
    failed: 'The focal point could not be saved',
  },

  crop: {
    // Button that opens a dialog.
    open: 'Crop…',
    title: message<{ name: string }>('Crop {name}'),
    ok: 'Crop everywhere',
    shape: 'Shape',
    shapes: { free: 'Free', wide: 'Wide, 16:9', square: 'Square, 1:1', portrait: 'Portrait, 4:5' },
    turn: 'Turn by 90°',
    frame: 'What is kept; the arrow keys move it',
    // The part of the picture that is kept, in pixels.
    fields: { left: 'Left', top: 'Top', width: 'Width', height: 'Height' },
    // Errors of these numbers.
    problems: {
      outside: message<{ label: string; limit: number }>('{label} must be within the picture, from 0 to {limit}'),
      tooSmall: message<{ label: string; limit: number }>('{label} must be at least {limit} pixels'),
      tooLarge: message<{ label: string; limit: number }>('{label} may be at most {limit} pixels from there'),
    },
    size: message<{ width: number; height: number }>('In pixels of the picture, which has {width} × {height}.'),
    original:
      'The cropped picture is used everywhere instead. The original is kept for 30 days and can be restored until then.',
    restore: 'Back to the original',
    restored: 'The original is back',
    restoredText: 'Everything that used the cropped picture shows the original one.',
    restoreFailed: 'The original could not be put back',
    done: 'Cropped',
    doneText: 'Everything that used the picture shows the cropped one.',
    failed: 'The picture could not be cropped',
  },

  replace: {
    // Button that opens a dialog.
    open: 'Replace…',
    title: message<{ name: string }>('Replace {name}'),
    ok: 'Replace everywhere',
    // After 'Nothing uses this file now.' or '2 places use this file.'
    consequence:
      'They show the new one at once, and the old address leads to it. The old file is deleted; earlier versions of content show the new one too.',
    newFile: 'New file',
    done: 'Replaced',
    doneText: 'Everything that used the old file uses the new one.',
    failed: 'The file could not be replaced',
  },

  remove: {
    title: message<{ count: number }>('Remove {count, plural, one {# file} other {# files}}?'),
    text: 'Unused files are deleted at once and cannot be restored. Files that content or an earlier version of it uses are never removed.',
    ok: 'Remove permanently',
    done: 'Removed',
    nothing: 'Nothing was removed',
    failed: 'The files could not be removed',
  },
});
