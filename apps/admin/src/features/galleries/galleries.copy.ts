import { message, messages } from '@ministry/messages';

/** Photo albums and their photos, shown to visitors under Gallery. */
export const galleriesCopy = messages('admin.galleries', {
  title: 'Photo galleries',
  lead: "Albums of the church's life, as visitors see them under Gallery.",
  /** Nouns, used in texts of forms: 'This album was changed meanwhile'. */
  album: 'album',
  photo: 'photo',
  photoCount: message<{ count: number }>('{count, plural, one {# photo} other {# photos}}'),

  list: {
    one: 'album',
    many: 'albums',
    search: 'Search albums',
    onTheSite: 'On the site',
    withoutPhotos: 'Without photos',
    eventDate: 'Event date',
    nothingYet: 'No Photo Galleries Yet. Make an album, then add its photos.',
    failed: 'Error loading galleries',
    failedHint: 'Please try refreshing the page',
    fetchFailed: 'Failed to fetch photo galleries',
    invalid: 'Error: Invalid gallery data',
    deletedUntil: message<{ date: string }>('Deleted; will be erased permanently on {date}.'),
  },

  /** The page of one album. */
  page: {
    back: 'Back to albums',
    title: 'Photo gallery',
    lead: 'The photos of one album.',
    loading: 'Loading the album…',
    notFound: 'Gallery not found',
    notFoundText: 'It may have been deleted permanently.',
    seeDeleted: 'See the deleted albums',
    seeOnSite: 'See it on the site',
    edit: 'Edit album',
    deletedTitle: 'This album is deleted',
    deletedText: message<{ date: string; count: number }>(
      'It is no longer on the site, and will be deleted permanently on {date}, with its {count, plural, one {# photo} other {# photos}}.',
    ),
  },
  albumForm: {
    addTitle: 'New album',
    editTitle: message<{ title: string }>("Edit ''{title}''"),
    create: 'Create album',
    eventDate: 'Event date',
    descriptionHint: 'What the photos show, in a sentence or two. It may stay empty.',
    titleMissing: 'Please give the album a title.',
    dateMissing: 'Please give the date of the event.',
    added: message<{ title: string }>("''{title}'' was created; now add its photos."),
    saved: 'The album is saved.',
  },
  deleteAlbum: {
    title: message<{ title: string }>("Delete ''{title}''?"),
    confirm: 'Delete album',
    confirmWithPhotos: message<{ count: number }>('Delete album and {count, plural, one {# photo} other {# photos}}'),
    holds: message<{ count: number }>(
      '{count, plural, =0 {The album holds no photos.} one {The album holds # photo; it is deleted too.} other {The album holds # photos; they are deleted too.}}',
    ),
    text: 'It is removed from the site at once. For thirty days it can be restored from the list of deleted albums; then it is deleted permanently, including its files.',
    done: message<{ title: string }>("''{title}'' was deleted."),
    photosToo: message<{ count: number }>(
      '{count, plural, one {Its # photo was deleted too.} other {Its # photos were deleted too.}}',
    ),
    restored: message<{ title: string }>("''{title}'' is back."),
    severalTitle: message<{ count: number }>('Delete {count, plural, one {# album} other {# albums}}?'),
    severalConfirm: message<{ count: number }>('Delete {count, plural, one {# album} other {# albums}}'),
    severalHold: 'Their photos are deleted too.',
    severalText:
      'They are removed from the site at once. For thirty days they can be restored from the list of deleted albums; then they are deleted permanently, including their files.',
    severalDone: message<{ count: number }>(
      '{count, plural, one {# album was deleted.} other {# albums were deleted.}}',
    ),
    severalRestored: message<{ count: number }>('{count, plural, one {# album is back.} other {# albums are back.}}'),
  },

  /** Two ways to add photos: files of the device, and addresses on other sites. */
  add: {
    title: 'Add photos',
    choose: 'Choose photos',
    byAddress: 'Add by address',
    /** Beside the button 'Choose photos'; {taken} is a sentence that names the accepted file types. */
    drop: message<{ taken: string }>('Or drop them here, as many as you like. {taken}'),
    files: 'Photos of this device',
    caption: 'Caption for the photos you choose next',
    captionHint: "It may stay empty; each photo's caption can be changed below.",
  },
  addByAddress: {
    title: 'Add a photo by its address',
    save: 'Add photo',
    address: 'Address of the photo',
    addressHint:
      'It begins with https:// and leads to the picture itself. It stays on that site: if it is removed there, it disappears here too.',
    addressMissing: 'Please give the address of a photo.',
    preview: 'The photo at this address',
    captionHint: 'It may stay empty.',
    done: 'The photo was added.',
  },
  /** Photos that are being uploaded from the device. */
  uploads: {
    title: 'Uploads',
    summary: message<{ done: number; total: number }>(
      '{done} of {total, plural, one {# photo} other {# photos}} uploaded',
    ),
    summaryFailed: message<{ done: number; total: number; failed: number }>(
      '{done} of {total, plural, one {# photo} other {# photos}} uploaded, {failed} failed',
    ),
    waiting: 'Waiting',
    shrinking: 'Making it smaller…',
    storing: 'The server is storing it…',
    done: 'Uploaded',
    noConnection: 'No connection; continues automatically.',
    notAPicture: 'This file is not a picture.',
    tooLarge: message<{ megabytes: number }>('It is larger than {megabytes} MB.'),
    retry: 'Retry',
    retrySome: message<{ count: number }>('Retry {count, plural, one {# photo} other {# photos}}'),
    cancelSome: message<{ count: number }>('Cancel {count, plural, one {# photo} other {# photos}}'),
    clear: 'Clear the list',
    // Labels of the buttons of one file; {name} is the file name
    retryOne: message<{ name: string }>('Retry {name}'),
    cancelOne: message<{ name: string }>('Cancel {name}'),
    removeOne: message<{ name: string }>('Remove {name}'),
  },

  photos: {
    title: 'Photos',
    none: 'No photos in this gallery yet',
    noneHint: 'Choose some above, or drop them there.',
    orderHint:
      "The first photo is the album's cover. Drag a photo by its handle to move it; with the keyboard: Space, arrow keys, Space.",
    selectAll: message<{ count: number }>('Select all {count, plural, one {# photo} other {# photos}}'),
    inOrder: 'Photos in order',
    cover: 'Cover',
    /** Name of a photo without a caption, as in 'View photo 3'. */
    named: message<{ place: number }>('photo {place}'),
    alt: message<{ place: number }>('Photo {place}'),
    place: message<{ place: number; total: number }>('Photo {place} of {total}'),
    caption: 'Caption',
    captionOf: message<{ place: number }>('Caption of photo {place}'),
    captionSaving: 'Saving…',
    captionSaved: 'Saved.',
    captionFailed: message<{ reason: string }>('Not saved: {reason}'),
    /** Label of the button that undoes a change of a caption. */
    undo: message<{ label: string }>('Undo: {label}'),
    dragToMove: 'Drag to move',
    makeCover: 'Make it the cover',
    moveEarlier: 'Move earlier',
    moveLater: 'Move later',
    moveToEnd: 'Move to the end',
    // Labels of the buttons of one photo; {name} is its caption
    view: message<{ name: string }>('View {name}'),
    select: message<{ name: string }>('Select {name}'),
    move: message<{ name: string }>('Move {name}'),
    downloadOne: message<{ name: string }>('Download {name}'),
    deleteOne: message<{ name: string }>('Delete {name}'),
    orderSaved: 'The new order is saved.',
    orderRestored: 'The previous order was restored.',
    orderFailed: 'The order could not be saved',
  },
  /** Screen reader announcements while a photo is moved. */
  moving: {
    instructions:
      'To lift the photo, press Space. Move it with the arrow keys, let it go with Space, or put it back with Escape.',
    lifted: message<{ place: number; total: number }>('Photo {place} of {total} is lifted.'),
    atOwnPlace: message<{ place: number; total: number }>('Photo {place} of {total} is lifted, in its original place.'),
    over: message<{ place: number; total: number }>('It would be photo {place} of {total}.'),
    overNoPlace: 'It is not over a place.',
    dropped: message<{ place: number; total: number }>('It is photo {place} of {total} now.'),
    putBack: 'It was put back.',
  },
  download: {
    button: 'Download',
    started: 'Download Started',
    nothing: 'Nothing to download',
    failed: 'Failed to download photo. Please try again.',
    leftOut: message<{ count: number }>(
      '{count, plural, one {# photo on other sites is left out: open it there.} other {# photos on other sites are left out: open them there.}}',
    ),
  },
  deletePhotos: {
    title: message<{ count: number }>('{count, plural, one {Delete this photo?} other {Delete these # photos?}}'),
    confirm: message<{ count: number }>('{count, plural, one {Delete photo} other {Delete # photos}}'),
    text: message<{ count: number }>(
      '{count, plural, one {Are you sure you want to delete this photo permanently? It is removed from the site at once. After thirty days it is deleted permanently; until then you can restore it.} other {Are you sure you want to delete these # photos permanently? They are removed from the site at once. After thirty days they are deleted permanently; until then you can restore them.}}',
    ),
    done: message<{ count: number }>(
      '{count, plural, one {Photo deleted successfully!} other {# photos deleted successfully!}}',
    ),
    failed: message<{ reason: string }>('Failed to delete photo: {reason}'),
    restored: message<{ count: number }>('{count, plural, one {The photo is back.} other {# photos are back.}}'),
  },
  /** Photos deleted from an album in the last thirty days. */
  deleted: {
    title: 'Deleted photos',
    count: message<{ count: number }>('Deleted {count, plural, one {# photo} other {# photos}}'),
    loadFailed: 'The deleted photos could not be loaded.',
    noCaption: 'No caption',
    until: message<{ date: string }>('Will be deleted permanently on {date}'),
    restoreOne: message<{ name: string }>('Restore {name}'),
    purge: 'Remove now',
    purgeOne: message<{ name: string }>('Remove {name} now'),
    purgeTitle: 'Remove this photo permanently?',
    purgeText:
      'The photo and its files are removed from this server at once. They cannot be restored; do this when somebody asks not to be shown.',
    purgeConfirm: 'Remove permanently',
    purged: 'The photo and its files were deleted permanently.',
  },
});
