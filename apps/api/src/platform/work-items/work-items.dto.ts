import { ApiProperty } from '@nestjs/swagger';
import { assignedTo, noteLimits } from '@ministry/domain';
import { CreatedAt, DateTime, NullableDateTime, RowId } from '../http/answer-fields.ts';
import { LongText, TextField } from '../validation/fields.ts';
import type { ItemAssignment } from './item-assignment.entity.ts';
import type { ItemNote } from './item-note.entity.ts';

/** Filter of a list by assignee. */
export const AssignedToField = (): PropertyDecorator =>
  TextField({
    max: 40,
    optional: true,
    description: `Return only items assigned to this username; \`${assignedTo.me}\`: to the caller, \`${assignedTo.nobody}\`: to nobody`,
    example: assignedTo.me,
  });

/** The assignee, in a list and in a single item. */
export const Assignee = (): PropertyDecorator =>
  ApiProperty({
    type: String,
    nullable: true,
    description: 'Username of the assignee; null if nobody is assigned',
    example: 'grace.namutebi',
  });

export class AssignmentRequest {
  @TextField({ max: 40, optional: true, description: 'Username of the assignee; null for nobody', example: 'grace' })
  assignee?: string | null;

  @TextField({
    max: 40,
    optional: true,
    description: 'The current assignee as the caller sees it, null for nobody; returns 409 if it has changed since',
    example: 'peter',
  })
  expectedAssignee?: string | null;
}

export class NoteRequest {
  @LongText({
    min: 1,
    max: noteLimits.text,
    description: 'Plain text; visible only to the office',
    example: 'Called her; she comes on Friday.',
  })
  text: string;
}

export class AssignmentResponse {
  @ApiProperty({ description: 'Username of the assignee', example: 'grace.namutebi' })
  assignee: string;

  @ApiProperty({ description: 'Username of the account that made the assignment', example: 'admin' })
  assignedBy: string;

  @DateTime('When it was assigned, UTC', '2026-11-21T08:00:00.000Z')
  assignedAt: string;
}

export class NoteResponse {
  @RowId(5)
  id: number;

  @ApiProperty({ description: 'Plain text', example: 'Called her; she comes on Friday.' })
  text: string;

  @ApiProperty({ description: 'Username of the author', example: 'grace.namutebi' })
  author: string;

  @CreatedAt()
  createdAt: string;

  @NullableDateTime('When the author changed it; null if never', null)
  editedAt: string | null;
}

/** The assignee of a work item and the notes on it. Only for the office. */
export class WorkItemResponse {
  @ApiProperty({ required: false, type: AssignmentResponse, description: 'Left out if nobody is assigned' })
  assignment?: AssignmentResponse;

  @ApiProperty({
    type: [String],
    description: 'Usernames of the accounts that may see it',
    example: ['admin', 'grace'],
  })
  candidates: string[];

  @ApiProperty({ type: [NoteResponse], description: 'Notes, oldest first' })
  notes: NoteResponse[];
}

/** The accounts that items of a kind can be assigned to. */
export class CandidatesResponse {
  @ApiProperty({ type: [String], description: 'Usernames', example: ['admin', 'grace'] })
  candidates: string[];
}

const toAssignmentResponse = ({ assignee, assignedBy, assignedAt }: ItemAssignment): AssignmentResponse => ({
  assignee,
  assignedBy,
  assignedAt: assignedAt.toISOString(),
});

const toNoteResponse = ({ id, text, author, createdAt, editedAt }: ItemNote): NoteResponse => ({
  id,
  text,
  author,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});

export const toWorkItemResponse = (
  assignment: ItemAssignment | null,
  candidates: string[],
  notes: readonly ItemNote[],
): WorkItemResponse => ({
  ...(assignment && { assignment: toAssignmentResponse(assignment) }),
  candidates,
  notes: notes.map(toNoteResponse),
});
