import { message, messages } from '@ministry/messages';

export const workItemsCopy = messages('admin.workItems', {
  /** The assignee of a message, a prayer request or an order. */
  assigned: 'Assigned',
  /** Choices of the filter Assigned. */
  anybodys: 'Anyone',
  assignedToMe: 'Assigned to me',
  notAssigned: 'Not assigned',
  /** Before a name, or the label of a choice of names. */
  assignedToLabel: 'Assigned to',
  assignedTo: message<{ name: string }>('Assigned to {name}'),
  assignedToNobody: 'Assigned to nobody',
  assignToMe: 'Assign to me',
  /** A choice: nobody deals with it. */
  nobody: 'Nobody',
  /** Yourself in a choice of names. */
  you: message<{ name: string }>('{name} (you)'),
  /** ‘kind’ is message, prayer request or order. */
  assignFailed: message<{ kind: string }>('The {kind} was not assigned'),
  mayNotSee: message<{ name: string; kind: string }>('{name} may not see this {kind} any more.'),

  /** Notes of the office. */
  panel: 'Assignment and notes',
  panelFailed: 'Assignment and notes could not be loaded',
  /** ‘count’ is … until it is known. */
  notes: message<{ count: string }>('Notes ({count})'),
  addNote: 'Add a note',
  addNoteHint: 'Only for the office; nobody else can see it.',
  /** The button. */
  addTheNote: 'Add the note',
  changeNote: 'Change the note',
  /** After a note and its time. */
  noteChanged: 'changed',
  noteDeleted: 'The note was deleted.',
  noteNotDeleted: 'The note was not deleted',
  draftKept: 'Draft, kept on this device.',
  draftNotKept: 'This device has no room to keep the draft.',
});
