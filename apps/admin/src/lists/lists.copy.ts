import { message, messages } from '@ministry/messages';

export const listsCopy = messages('admin.lists', {
  /** ‘one’ and ‘many’ are nouns, such as ‘order’ and ‘orders’. */

  /** The rows of a list. */
  loading: message<{ many: string }>('Loading the {many}…'),
  loadFailed: message<{ many: string }>('The {many} could not be loaded'),
  counted: message<{ count: number; one: string; many: string }>('{count, plural, one {# {one}} other {# {many}}}'),
  /** Which rows of all the page shows. */
  range: message<{ from: number; to: number; total: number }>('{from}–{to} of {total, number}'),
  nothingMatches: message<{ many: string }>('No {many} match these filters.'),
  editRow: message<{ name: string }>('Edit {name}'),
  /** What keyboard shortcuts do. */
  nextRow: 'Next row',
  previousRow: 'Previous row',
  selectTheRow: 'Select the row',

  /** Several rows at once. */
  selectRow: message<{ name: string }>('Select {name}'),
  bulkActions: 'Bulk actions',
  selected: message<{ count: number }>('{count, number} selected'),
  tooManySelected: message<{ count: number; most: number }>('{count, number} selected: at most {most, number} at once'),
  progress: message<{ done: number; total: number }>('{done, number} of {total, number} done…'),
  partDone: message<{ done: number; total: number }>('Done for {done} of {total}; the others are still selected.'),
  clearSelection: 'Clear selection',
  selectPage: 'Select all',
  selectAll: message<{ total: number }>('Select all {total, number} that match'),
  tooManyMatch: message<{ total: number; most: number }>(
    '{total, number} match; to select all, filter to at most {most, number}.',
  ),
  matchNow: message<{ count: number }>('{count, number} match now'),
  matchChanged: message<{ total: number }>(
    'The list showed {total, number}: it has changed since. Those that match now are selected.',
  ),
  selectFailed: 'They could not be selected',

  /** Filters. */
  filters: 'Filters',
  filtersSet: message<{ count: number }>('Filters ({count})'),
  clearAll: 'Clear all',
  removeFilter: message<{ chosen: string }>('Remove filter {chosen}'),
  daysBetween: message<{ from: string; to: string }>('{from} to {to}'),
  daysSince: message<{ from: string }>('since {from}'),
  daysUntil: message<{ to: string }>('until {to}'),
  /** Labels of two days, one after the other. */
  firstDay: 'From',
  lastDay: 'until',

  /** The columns of a list. */
  columns: 'Columns',
  usualColumns: 'Default columns',
  columnWidth: message<{ column: string }>('Width of {column}, in pixels'),
  /** Placeholder of a width: as wide as there is space. */
  automatic: 'auto',
  moveToFront: message<{ column: string }>('Move {column} towards the front'),
  toFront: 'Towards the front',
  moveToEnd: message<{ column: string }>('Move {column} towards the end'),
  toEnd: 'Towards the end',
  noRoomForColumns: 'This device has no room to remember the columns',

  /** Views: named states of a list. */
  views: 'Views',
  /** Entries of the menu; each opens a dialog or acts at once. */
  saveThisView: 'Save this view…',
  renameThisView: 'Rename this view…',
  removeThisView: 'Remove this view',
  tooManyViews: message<{ most: number }>('No more than {most} views'),
  /** Titles of the dialog. */
  saveView: 'Save this view',
  renameView: 'Rename the view',
  viewHint: 'The filters, the order and the columns as they are now, on this device.',
  viewNameMissing: 'Please give the view a name.',
  viewNameTaken: 'There is a view with this name already.',
  viewSaved: message<{ name: string }>("''{name}'' is saved on this device."),
  viewRenamed: message<{ name: string }>("The view is called ''{name}'' now."),
  viewRemoved: message<{ name: string }>("''{name}'' was removed."),
  viewBack: message<{ name: string }>("''{name}'' is back."),
  noRoomForView: 'This device has no room for the view',
});
