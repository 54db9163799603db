import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  type Type,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type WorkItemKind, workItemKinds } from '@ministry/domain';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { IdPipe } from '../http/id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.ts';
import { AssignmentRequest, CandidatesResponse, NoteRequest, WorkItemResponse } from './work-items.dto.ts';
import { WorkItemsService } from './work-items.service.ts';

/** 'ContactMessage' */
const pascal = (kind: WorkItemKind): string =>
  kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The routes of a kind, as described in the API documentation. */
function describeRoutes(kind: WorkItemKind) {
  const { name } = workItemKinds[kind];
  const route = (operationId: string, summary: string, ...more: MethodDecorator[]): MethodDecorator =>
    applyDecorators(ApiOperation({ operationId: operationId.replace('$', pascal(kind)), summary }), ...more);
  const ok = (description: string): MethodDecorator => ApiOkResponse({ type: WorkItemResponse, description });
  return {
    candidates: route(
      'list$Candidates',
      `List the accounts to which ${name}s can be assigned; for a single one there may be fewer`,
      ApiOkResponse({ type: CandidatesResponse, description: 'Usernames of the accounts' }),
    ),
    get: route('get$WorkItem', `Get the assignment of one ${name}, and the notes on it`, ok('Assignment and notes')),
    assign: applyDecorators(
      ApiOperation({
        operationId: `assign${pascal(kind)}`,
        summary: `Assign one ${name} to an account, which gets an e-mail, or to nobody; 409 ASSIGNED_MEANWHILE if the assignee has changed since`,
        description: 'Replaces only the assignment.',
      }),
      ok('Assignment and notes'),
      ApiErrors(409),
    ),
    addNote: route(
      'add$Note',
      `Add an internal note to one ${name}`,
      ApiCreatedResponse({ type: WorkItemResponse, description: 'Assignment and notes, with this note' }),
    ),
    editNote: applyDecorators(
      ApiOperation({
        operationId: `update${pascal(kind)}Note`,
        summary: 'Update a note of your own within fifteen minutes; 403 NOT_YOUR_NOTE, 409 NOTE_TOO_OLD',
        description: 'Replaces the text of the note.',
      }),
      ok('Assignment and notes, with the updated note'),
      ApiErrors(409),
    ),
    deleteNote: route(
      'delete$Note',
      'Delete a note of your own; it can be restored for thirty days',
      ok('Assignment and notes, without the deleted note'),
    ),
    restoreNote: route(
      'restore$Note',
      'Restore a deleted note of your own',
      ok('Assignment and notes, with this note'),
    ),
  };
}

/** The same seven routes for every kind, each protected by the permission of its kind. */
export function workItemsController(kind: WorkItemKind): Type {
  const routes = describeRoutes(kind);

  @ApiTags('Work items')
  @Controller(`work-items/${kind}`)
  @Permission(workItemKinds[kind].permission)
  class WorkItemsController {
    constructor(@Inject(WorkItemsService) private readonly items: WorkItemsService) {}

    @Get('candidates')
    @routes.candidates
    candidates(): Promise<CandidatesResponse> {
      return this.items.candidates(kind);
    }

    @Get(':id')
    @routes.get
    get(@Param('id', IdPipe) id: number): Promise<WorkItemResponse> {
      return this.items.get(kind, id);
    }

    @Put(':id/assignment')
    @routes.assign
    assign(@Param('id', IdPipe) id: number, @Body() request: AssignmentRequest): Promise<WorkItemResponse> {
      return this.items.assign(kind, id, request);
    }

    @Post(':id/notes')
    @Idempotent()
    @routes.addNote
    addNote(@Param('id', IdPipe) id: number, @Body() { text }: NoteRequest): Promise<WorkItemResponse> {
      return this.items.addNote(kind, id, text);
    }

    @Put(':id/notes/:noteId')
    @routes.editNote
    editNote(
      @Param('id', IdPipe) id: number,
      @Param('noteId', IdPipe) noteId: number,
      @Body() { text }: NoteRequest,
    ): Promise<WorkItemResponse> {
      return this.items.editNote(kind, id, noteId, text);
    }

    @Delete(':id/notes/:noteId')
    @routes.deleteNote
    deleteNote(@Param('id', IdPipe) id: number, @Param('noteId', IdPipe) noteId: number): Promise<WorkItemResponse> {
      return this.items.deleteNote(kind, id, noteId);
    }

    @Post(':id/notes/:noteId/restore')
    @HttpCode(200)
    @routes.restoreNote
    restoreNote(@Param('id', IdPipe) id: number, @Param('noteId', IdPipe) noteId: number): Promise<WorkItemResponse> {
      return this.items.restoreNote(kind, id, noteId);
    }
  }

  // Errors, logs and the route table show the class name of a controller.
  Object.defineProperty(WorkItemsController, 'name', { value: `${pascal(kind)}WorkItemsController` });
  return WorkItemsController;
}
