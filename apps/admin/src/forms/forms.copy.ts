import { message, messages } from '@ministry/messages';

export const formsCopy = messages('admin.forms', {
  /** ‘one’ is a noun, such as ‘link’ or ‘product’. */

  /** The keys that save. */
  saveKeys: 'Ctrl+S',
  saving: 'Saving…',
  /** On the save button, while a file is uploading. */
  uploading: 'Uploading…',

  /** Rows of a form, such as links. */
  /** Before a noun that begins with a consonant, and with a vowel. */
  addA: message<{ one: string }>('Add a {one}'),
  addAn: message<{ one: string }>('Add an {one}'),
  /** Placeholder for a row without a name. */
  newRow: message<{ one: string }>('new {one}'),
  rowRemoved: message<{ name: string }>('{name} was removed'),
  rowRemovedText: 'The site shows it until you save.',
  moveUp: message<{ name: string }>('Move up: {name}'),
  moveDown: message<{ name: string }>('Move down: {name}'),
  removeRow: message<{ name: string }>('Remove: {name}'),
  drag: message<{ name: string }>('Drag: {name}'),
  dragToMove: 'Drag to move',

  /** What a screen reader says while a row is moved by keyboard. ‘place’ is placeOf, such as ‘2 of 5’. */
  dragHelp: message<{ one: string }>(
    'To lift the {one}, press Space. Move it with the arrow keys, let it go with Space, or put it back with Escape.',
  ),
  placeOf: message<{ place: number; count: number }>('{place} of {count}'),
  lifted: message<{ one: string; place: string }>('The {one}, {place}, is lifted.'),
  liftedAtOwnPlace: message<{ one: string; place: string }>('The {one}, {place}, is lifted, in its original place.'),
  wouldBe: message<{ place: string }>('It would be {place}.'),
  overNoPlace: 'It is not over a place.',
  isNow: message<{ place: string }>('It is {place} now.'),
  wasPutBack: 'It was put back.',

  /** Unsaved changes. */
  discarded: 'Your changes were discarded.',
  otherDraftTaken: 'The draft of the other device is in the form',
  otherDraftTakenText: 'What you had typed here was set aside.',
  draftNotDiscarded: 'The draft was not discarded',
  /** After a conflict: the other person’s version was taken. */
  savedTaken: 'The saved content is in the editor',
  savedTakenText: 'What you had written was set aside.',
  notSaved: 'Not saved yet',
  keptOnDevice: 'What you typed is kept on this device.',
  keptOnDeviceOf: message<{ name: string }>("Your changes to ''{name}'' are kept on this device."),
  /** Placeholder for an item without a name. */
  newItem: 'the new item',
});
