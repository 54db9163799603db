import { message, messages } from '@ministry/messages';

export const familiesCopy = messages('admin.families', {
  // The list of families
  lead: 'Families that have registered. They are kept until they ask to be removed.',
  search: 'Search families',
  nothingYet: 'No family has registered yet.',
  // FAM-44
  listFailed: message<{ reason: string }>('Failed to fetch families. {reason}'),
  // Nouns within a sentence: '3 families selected'
  one: 'family',
  many: 'families',
  counted: message<{ count: number }>('{count, plural, one {# family} other {# families}}'),
  // One family within a sentence
  named: message<{ name: string }>('the family {name}'),
  anyStatus: 'Any status',
  inactive: 'Inactive',
  place: 'Place',
  anyPlace: 'Any place',
  onTheMap: 'On the map',
  withoutPlace: 'Without a place',
  map: 'Map',
  family: 'Family',
  contact: 'Contact',
  members: 'Members',
  registered: 'Registered',
  // When a deleted family is erased
  goneForGood: 'Final deletion',
  open: 'Open',
  showOnMap: 'Show on the map',
  noPhone: 'no phone',
  markActive: 'Mark active',
  markInactive: 'Mark inactive',
  // Label of the switch of one family
  isActive: message<{ name: string }>('The family {name} is active'),

  // One family
  familyOf: message<{ name: string }>('Family {name}'),
  openFailed: 'Failed to fetch the family',
  loading: 'Loading the family…',
  correct: 'Correct',
  deletedUntil: message<{ moment: string }>('Deleted; will be erased permanently on {moment}.'),
  familyName: 'Family name',
  headOfFamily: 'Head of family',
  // Shown if there is no phone number
  notGiven: 'not given',
  memberCount: message<{ count: number }>('{count, plural, one {# member} other {# members}}'),
  nobodyNamed: 'Nobody was named in the form.',
  // {age}: '12 years'
  born: message<{ age: string; day: string }>('{age}, born {day}'),
  years: message<{ count: number }>('{count, plural, one {# year} other {# years}}'),
  underOneYear: 'under 1 year',
  noLocation: "No Location - This family hasn't provided location information",

  // Correcting a family
  corrected: 'Family corrected successfully',
  nothingChanged: 'Nothing was changed',
  correctFailed: message<{ reason: string }>('Failed to save the family. {reason}'),
  correctHint: "Members and place come from the family itself; one person can be removed under 'Personal data'.",
  back: 'Back',

  // Changing the status of several families, deleting and restoring them
  statusUpdated: 'Family status updated successfully',
  nowActive: message<{ count: number }>('{count, plural, one {# family is} other {# families are}} active now.'),
  nowInactive: message<{ count: number }>('{count, plural, one {# family is} other {# families are}} inactive now.'),
  statusFailed: 'Failed to update family status',
  restored: message<{ count: number }>('{count, plural, one {Family} other {# families}} restored successfully'),
  restoreFailed: 'Failed to restore family',
  deleted: message<{ count: number }>('{count, plural, one {Family} other {# families}} deleted successfully'),
  deleteFailed: 'Failed to delete family',
  exportFailed: 'Failed to export families',
  // {named}: 'the family Okello', or '3 families'
  deleteQuestion: message<{ named: string }>('Delete {named}?'),
  deleteOne: message<{ named: string; head: string; members: number }>(
    'The list, the map and the export will no longer show {named} ({head}, {members, plural, one {# member} other {# members}}).',
  ),
  deleteSeveral: message<{ named: string }>(
    'The list, the map and the export will no longer show {named} with all their members.',
  ),
  // {filter}: 'Deleted', a status in the filters of the list
  deleteUndo: message<{ filter: string }>(
    "You can undo this for thirty days, under the status ''{filter}''; then the data is erased.",
  ),

  // The map
  mapTitle: 'Map of families',
  mapLead: 'Where families live that have shared their location.',
  loadingPlaces: 'Loading the places…',
  loadingMap: 'Loading the map…',
  // A noun within a sentence, used if no family matches the filters: 'No families with a place match the filters'
  withPlaceMany: 'families with a place',
  noPlaceYet: 'No family has shared where it lives yet.',
  mapLabel: 'Map of the families; the list beside it shows the same families',
  shownFamilies: 'Families on this part of the map',
  allOnMap: message<{ count: number }>('{count, plural, one {# family} other {# families}} on the map'),
  shownOfAll: message<{ shown: number; all: number }>(
    '{shown, number} of {all, plural, one {# family} other {# families}} on this part of the map',
  ),
  // After the name of a family
  isInactive: 'inactive',
  moreHidden: message<{ count: number }>('{count, number} more: zoom in or search.'),
  countWithoutPlace: message<{ count: number }>('{count, plural, one {# family} other {# families}} without a place'),
  mapPicturesFailed: 'The map images cannot be loaded; town names are shown instead.',
  townsOnly:
    'Towns for orientation. The person who looks after the server can put a map behind them (MAP_TILES_URL in .env.example).',
  notThere: 'This family is not there any more',
  notAmongFound: 'This family does not match the filters',
  showAll: 'Show all',
});
