import { Injectable } from '@nestjs/common';
import { type WorkItemKind, workItemKinds } from '@ministry/domain';
import { AssignmentsService } from './assignments.service.ts';
import { ItemNotesService } from './item-notes.service.ts';
import { WorkItemRegistry } from './work-item-registry.ts';
import {
  type AssignmentRequest,
  type CandidatesResponse,
  toWorkItemResponse,
  type WorkItemResponse,
} from './work-items.dto.ts';
import { workItemNotFound } from './work-items.errors.ts';

/** The work item panel of the console. Each change returns the updated panel. */
@Injectable()
export class WorkItemsService {
  constructor(
    private readonly registry: WorkItemRegistry,
    private readonly assignments: AssignmentsService,
    private readonly notes: ItemNotesService,
  ) {}

  /** @throws DomainError 404 */
  async get(kind: WorkItemKind, id: number): Promise<WorkItemResponse> {
    const item = await this.registry.get(kind).find(id);
    if (!item) throw workItemNotFound(kind);
    return toWorkItemResponse(
      await this.assignments.find(kind, id),
      await this.assignments.candidates(item.permission),
      await this.notes.list(kind, id),
    );
  }

  async candidates(kind: WorkItemKind): Promise<CandidatesResponse> {
    return { candidates: await this.assignments.candidates(workItemKinds[kind].permission) };
  }

  async assign(kind: WorkItemKind, id: number, request: AssignmentRequest): Promise<WorkItemResponse> {
    await this.assignments.assign(kind, id, request);
    return this.get(kind, id);
  }

  async addNote(kind: WorkItemKind, id: number, text: string): Promise<WorkItemResponse> {
    await this.notes.add(kind, id, text);
    return this.get(kind, id);
  }

  async editNote(kind: WorkItemKind, id: number, noteId: number, text: string): Promise<WorkItemResponse> {
    await this.notes.edit(kind, id, noteId, text);
    return this.get(kind, id);
  }

  async deleteNote(kind: WorkItemKind, id: number, noteId: number): Promise<WorkItemResponse> {
    await this.notes.delete(kind, id, noteId);
    return this.get(kind, id);
  }

  async restoreNote(kind: WorkItemKind, id: number, noteId: number): Promise<WorkItemResponse> {
    await this.notes.restore(kind, id, noteId);
    return this.get(kind, id);
  }
}
