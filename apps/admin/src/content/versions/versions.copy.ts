import { message, messages } from '@ministry/messages';

export const versionsCopy = messages('admin.versions', {
  from: message<{ by: string }>('From {by}'),
  hasChangedThisInThe: message<{ by: string; one: string }>('{by} has changed this {one} in the meantime'),
  goOnEditing: 'Go on editing',
  useTheSavedOne: 'Use the saved one',
  saveThis: 'Save this',
  savedOnWhileYouWere: message<{ at: string }>(
    'Saved on {at}, while you were writing. Nothing of yours is lost, and nothing of theirs has been replaced: choose which to keep of each part.',
  ),
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  saveMineOverIt: 'Save mine over it',
  empty: 'Empty',
  details: 'details',
  loadingThisVersion: 'Loading this version…',
  thisIsWhatIsIn: 'This is what is in the editor now.',
  putBackIntoTheEditor: 'Put back into the editor',
  whatThatWouldChangeStruck:
    'What that would change: struck out is what is in the editor now, underlined what this version has.',
  theVersionOfIsIn: message<{ at: string }>('The version of {at} is in the editor'),
  itIsOnTheSite: 'It is on the site once you save it.',
  historyOfThis: message<{ one: string }>('History of this {one}'),
  versions: 'versions',
  loadingTheHistory: 'Loading the history…',
  showOlderOnes: 'Show older ones',
  asItWasBefore: 'As it was before',
});
