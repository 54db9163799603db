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
    description: `Only what this account has; \`${assignedTo.me}\`: the one that asks, \`${assignedTo.nobody}\`: nobody`,
    example: assignedTo.me,
  });

/** The assignee, in a list and in a single item. */
export const Assignee = (): PropertyDecorator =>
  ApiProperty({
    type: String,
    nullable: true,
    description: 'User name of who deals with it; null: nobody does',
    example: 'grace.namutebi',
  });

export class AssignmentRequest {
  @TextField({ max: 40, optional: true, description: 'User name of who deals with it; null: nobody', example: 'grace' })
  assignee?: string | null;

  @TextField({
    max: 40,
    optional: true,
    description: 'Who has it as the caller sees it, null: nobody; where that is not so any more, a 409',
    example: 'peter',
  })
  expectedAssignee?: string | null;
}

export class NoteRequest {
  @LongText({
    min: 1,
    max: noteLimits.text,
    description: 'For the office alone, plain text',
    example: 'Called her; she comes on Friday.',
  })
  text: string;
}

export class AssignmentResponse {
  @ApiProperty({ description: 'User name of who deals with it', example: 'grace.namutebi' })
  assignee: string;

  @ApiProperty({ description: 'User name of who decided it', example: 'admin' })
  assignedBy: string;

  @DateTime('When, UTC', '2026-11-21T08:00:00.000Z')
  assignedAt: string;
}

export class NoteResponse {
  @RowId(5)
  id: number;

  @ApiProperty({ description: 'Plain text', example: 'Called her; she comes on Friday.' })
  text: string;

  @ApiProperty({ description: 'User name of who wrote it', example: 'grace.namutebi' })
  author: string;

  @CreatedAt()
  createdAt: string;

  @NullableDateTime('When its author has changed it; null: never', null)
  editedAt: string | null;
}

/** The assignee of a work item and the notes on it. Only for the office. */
export class WorkItemResponse {
  @ApiProperty({ required: false, type: AssignmentResponse, description: 'Left out: nobody deals with it' })
  assignment?: AssignmentResponse;

  @ApiProperty({ type: [String], description: 'User names of those who may see it', example: ['admin', 'grace'] })
  candidates: string[];

  @ApiProperty({ type: [NoteResponse], description: 'Oldest first' })
  notes: NoteResponse[];
}

/** The accounts that items of a kind can be assigned to. */
export class CandidatesResponse {
  @ApiProperty({ type: [String], description: 'User names', example: ['admin', 'grace'] })
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
