import { message, messages } from '@ministry/messages';

export const versionsCopy = messages('admin.versions', {
  /** ‘one’ is a noun, such as ‘event’. */

  /** Somebody else has saved the same item in the meantime. */
  conflictTitle: message<{ name: string; one: string }>('{name} has changed this {one} in the meantime'),
  conflictText: message<{ moment: string }>(
    'Saved on {moment}, while you were writing. None of your changes are lost, and none of theirs were replaced: choose which to keep for each part.',
  ),
  mine: 'Mine',
  theirs: message<{ name: string }>('From {name}'),
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  goOnEditing: 'Continue editing',
  useSaved: 'Use saved content',
  saveChosen: 'Save this',
  conflictNote: message<{ name: string; one: string }>(
    '{name} has changed this {one} in the meantime. Nothing was saved.',
  ),
  conflictNoteAt: message<{ name: string; one: string; moment: string }>(
    '{name} has changed this {one} in the meantime ({moment}). Nothing was saved.',
  ),
  /** Replaces the name of the person who changed it, if it is not known. */
  someoneElse: 'Someone else',
  saveMineOver: 'Save mine over it',
  /** A field with nothing in it. */
  empty: 'Empty',
  /** A switch that is on or off. */
  yes: 'Yes',
  no: 'No',

  /** The earlier versions of an item. */
  historyOf: message<{ one: string }>('History of this {one}'),
  /** Completes ‘The … could not be loaded’. */
  versions: 'versions',
  details: 'details',
  loadingHistory: 'Loading the history…',
  loadingVersion: 'Loading this version…',
  showOlder: 'Show older ones',
  /** ‘action’ is the word of the audit log, such as created, updated or published. */
  doneBy: message<{ action: string; name: string }>('{action} by {name}'),
  /** Instead of a name: a visitor or the server itself. */
  nobodyOfOffice: 'a visitor or the server',
  /** The state of the item before its first recorded change. */
  recorded: 'As it was before',
  versionIsCurrent: 'This is what is in the editor now.',
  versionChanges: 'What would change: text in the editor now is struck through, text of this version is underlined.',
  putBack: 'Put back into the editor',
  putBackDone: message<{ moment: string }>('The version of {moment} is in the editor'),
  putBackDoneText: 'It is on the site once you save it.',
});
