import { message, messages } from '@ministry/messages';

export const contentCopy = messages('admin.content', {
  /** Names of the content kinds: headings of lists, and the nouns that sentences call ‘one’ and ‘many’. */
  kinds: {
    sermons: { title: 'Sermons', one: 'sermon', many: 'sermons' },
    events: { title: 'Events', one: 'event', many: 'events' },
    ministries: { title: 'Ministries', one: 'ministry', many: 'ministries' },
    announcements: { title: 'Announcements', one: 'announcement', many: 'announcements' },
    pages: { title: 'Pages', one: 'page', many: 'pages' },
  },

  /** Buttons: actions for one item or for the selected items. */
  actions: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    archive: 'Archive',
    unarchive: 'Unarchive',
    duplicate: 'Duplicate',
    delete: 'Delete',
    restore: 'Restore',
    export: 'Export',
  },
  /** Shown after an action on one item. */
  done: {
    publish: message<{ item: string }>("''{item}'' was published."),
    unpublish: message<{ item: string }>("''{item}'' was unpublished."),
    archive: message<{ item: string }>("''{item}'' was archived."),
    unarchive: message<{ item: string }>("''{item}'' was taken out of the archive."),
    duplicate: message<{ item: string }>("A copy of ''{item}'' was made, as a draft."),
    delete: message<{ item: string }>("''{item}'' was deleted."),
    restore: message<{ item: string }>("''{item}'' is back."),
  },
  /** Shown after an action on several items. ‘type’ is what the API calls them, such as ‘events’. */
  bulkDoneTitle: 'Bulk Operation Completed',
  bulkDone: message<{ action: string; count: number; type: string }>(
    'Successfully {action, select, publish {published} unpublish {unpublished} archive {archived} unarchive {unarchived} duplicate {duplicated} delete {deleted} restore {restored} other {exported}} {count} {type} items.',
  ),
  bulkFailedTitle: 'Bulk Operation Failed',
  /** ‘action’ is publish, unpublish, archive, unarchive, duplicate, delete, restore or export. */
  bulkFailed: message<{ action: string }>('Failed to {action} selected items.'),
  exportFailed: message<{ many: string }>('The {many} could not be exported'),

  /** Deleting. */
  deleteMany: message<{ many: string }>('Delete {many}'),
  deleteManyQuestion: message<{ count: number; one: string; many: string }>(
    'Are you sure you want to delete {count} {count, plural, one {{one}} other {{many}}}? This action cannot be undone.',
  ),
  deleteQuestion: message<{ item: string }>("Delete ''{item}''?"),
  deleteText: message<{ restorable: string }>('It is removed from the site at once. {restorable}'),
  restorableOne: message<{ days: number }>("It can be restored for {days} days, under the status 'Deleted'."),
  restorableMany: message<{ days: number }>("They can be restored for {days} days, under the status 'Deleted'."),
  deletedKept: message<{ many: string }>('Deleted {many} are kept for thirty days; until then they can be restored.'),
  /** After a name, with the day on which a deleted item is removed. */
  goesForGoodOn: message<{ day: string }>('will be deleted permanently on {day}'),
  goesForGood: 'Final deletion',

  /** The list. */
  statuses: {
    current: 'Published and drafts',
    published: 'Published',
    draft: 'Drafts',
    archived: 'Archived',
    deleted: 'Deleted',
    all: 'All except deleted',
  },
  unsavedChanges: 'Unsaved changes',
  previewRow: message<{ name: string }>('Preview {name}'),
  takeOutOfArchive: 'Take out of the archive',

  /** Unsaved work, on this or another device. */
  draftsTitle: 'You have unsaved work on this device',
  newOne: message<{ one: string }>('a new {one}'),
  continueDraft: 'Continue',
  discardDraft: message<{ name: string }>('Discard {name}'),
  unsavedNewTitle: message<{ one: string }>('There is an unsaved new {one}'),
  unsavedNewText: 'Save or discard it before you duplicate another one.',
  openUnsavedNew: 'Open it',
  /** ‘reason’ is a sentence of the server. */
  draftRefused: message<{ reason: string }>('This draft is kept on this device only: {reason}'),
  draftRestored: message<{ moment: string }>('Your unsaved changes of {moment} were restored.'),
  draftBehind: message<{ name: string; one: string; moment: string }>(
    'Since then, {name} has saved this {one} ({moment}). When you save, you see both and can choose.',
  ),
  /** Replaces the name of the person who saved the item, if it is not known. */
  someone: 'someone',
  discardChanges: 'Discard them',
  draftOfThisDevice: message<{ moment: string }>('Started on this device on {moment}.'),
  draftOfOtherDevice: message<{ moment: string }>('Started on another device on {moment}.'),

  /** The editor of one item. */
  loading: message<{ one: string }>('Loading the {one}…'),
  loadFailed: message<{ one: string }>('This {one} could not be loaded'),
  editHeading: message<{ one: string }>('Edit {one}'),
  backTo: message<{ many: string }>('Back to {many}'),
  nextOne: message<{ one: string }>('Next {one}'),
  previousOne: message<{ one: string }>('Previous {one}'),
  /** Tooltips with the key. */
  nextWithKey: 'Next (J)',
  previousWithKey: 'Previous (K)',
  history: 'History',
  saveAndClose: 'Save and close',
  /** The keys that save. */
  saveKeys: 'Ctrl+S',
  lastChanged: message<{ moment: string }>('Last changed on {moment}'),
  lastChangedBy: message<{ name: string; moment: string }>('Last changed by {name} on {moment}'),
  leaveQuestion: 'Leave without saving?',
  leaveText:
    "What you typed is not on the site yet. 'Keep for later' keeps it on this device and offers it when you come back.",
  goOnEditing: 'Continue editing',
  keepForLater: 'Keep for later',

  /** Status of saving. */
  titleMissing: 'Give it a title first.',
  uploadUnderWay: 'A file is being uploaded; you can save after that.',
  unsavedKept: 'Unsaved changes, kept on this device.',
  unsavedNotKept: 'Unsaved changes; this device has no room to keep them.',
  saving: 'Saving content...',
  saved: 'Content saved successfully',
  saveFailed: 'Failed to save content',
  saveFailedBecause: message<{ reason: string }>('Failed to save content: {reason}. Please try again.'),
  serverNotReached: 'Network error, the server was not reached',
  /** Replaces the name of the person who saved first, if it is not known: ‘Somebody has changed this event in the meantime’. */
  somebody: 'Somebody',

  /** Fields of the editor. */
  publishImmediately: 'Publish immediately',
  publishImmediatelyHint: 'On the site as soon as it is saved; otherwise it stays a draft.',
  publishAt: 'Publish at',
  publishAtHint: 'A draft until then, Kampala time.',
  noTimeChosen: 'No time chosen',
  takeDownAt: 'Take down at',
  takeDownAtHint: 'A draft again from then on, Kampala time.',
  /** Placeholder of ‘Take down at’: the item is not taken down. */
  stays: 'Stays',
  noDate: message<{ moment: string }>('No date yet: it will be saved as now, {moment}.'),
  tagsHint: message<{ most: number }>('Press Enter or comma to add one; at most {most}.'),
  addTo: message<{ label: string }>('Add to {label}'),
  removeTag: message<{ tag: string }>('Remove {tag}'),
  addPhoto: 'Add a photo',
  takeOut: 'Take out',
  takeOutPhoto: message<{ one: string; place: number }>('Take {one} {place} out'),
  tooLong: message<{ max: number }>('At most {max, number} characters.'),
  /** The name of the text format. */
  markdown: 'Markdown',
  markdownHint: '**bold**, _italic_, ## heading, - list, > quotation, [link](https://…)',
  markdownHintWithPictures:
    '**bold**, _italic_, ## heading, - list, > quotation, [link](https://…), ![what can be seen](/uploads/…)',
  loadingEditor: 'Loading the editor…',

  /** The preview. */
  previewOf: message<{ item: string }>('Preview of {item}'),
  previewOfText: 'Preview of the description',
  previewEmpty: 'What you write appears here as visitors will read it.',
  previewOfPage: 'Preview of the page',
  pageInPreview: 'The page as visitors will see it',
  previewWidth: 'Width of the preview',
  /** Preview as wide as a computer screen; the other choice is Phone. */
  desktop: 'Desktop',
  closePreview: 'Close the preview',
  openPublicPage: 'Open the public page',
  loadingPreview: 'Loading the preview…',
  previewFailed: 'The preview could not be loaded',
  pagePreviewFailed: 'The preview could not be loaded.',
  previewUnavailable: message<{ reason: string }>('The preview is not available: {reason}'),
});
