import { message, messages } from '@ministry/messages';

export const versionsCopy = messages('admin.versions', {
  /** ‘one’ is a noun, such as ‘event’. */

  /** Somebody else has saved the same item meanwhile. */
  conflictTitle: message<{ name: string; one: string }>('{name} has changed this {one} in the meantime'),
  conflictText: message<{ moment: string }>(
    'Saved on {moment}, while you were writing. Nothing of yours is lost, and nothing of theirs has been replaced: choose which to keep of each part.',
  ),
  mine: 'Mine',
  theirs: message<{ name: string }>('From {name}'),
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  goOnEditing: 'Go on editing',
  useSaved: 'Use the saved one',
  saveChosen: 'Save this',
  conflictNote: message<{ name: string; one: string }>(
    '{name} has changed this {one} in the meantime. Nothing was saved.',
  ),
  conflictNoteAt: message<{ name: string; one: string; moment: string }>(
    '{name} has changed this {one} in the meantime ({moment}). Nothing was saved.',
  ),
  /** In place of the name of who has changed it, where that is not known. */
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
  /** ‘action’ is what the audit log calls it, such as created, updated or published. */
  doneBy: message<{ action: string; name: string }>('{action} by {name}'),
  /** In place of a name: a visitor, or the server by itself. */
  nobodyOfOffice: 'nobody of the office',
  /** Before anything was recorded. */
  recorded: 'As it was before',
  versionIsCurrent: 'This is what is in the editor now.',
  versionChanges: 'What that would change: struck out is what is in the editor now, underlined what this version has.',
  putBack: 'Put back into the editor',
  putBackDone: message<{ moment: string }>('The version of {moment} is in the editor'),
  putBackDoneText: 'It is on the site once you save it.',
});
