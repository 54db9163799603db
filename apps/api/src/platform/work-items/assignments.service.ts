import { Injectable } from '@nestjs/common';
import type { Permission, WorkItemKind } from '@ministry/domain';
import { currentActor } from '../auth/access.ts';
import { StaffDirectory } from '../auth/staff-directory.ts';
import { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/errors.ts';
import { AssignmentNotices } from './assignment-notices.ts';
import type { ItemAssignment } from './item-assignment.entity.ts';
import { ItemAssignmentsRepository } from './item-assignments.repository.ts';
import { WorkItemRegistry } from './work-item-registry.ts';
import type { AssignmentRequest } from './work-items.dto.ts';
import { assignedMeanwhile, mayNotSee, workItemNotFound } from './work-items.errors.ts';

/** Who deals with which item. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly registry: WorkItemRegistry,
    private readonly assignments: ItemAssignmentsRepository,
    private readonly staff: StaffDirectory,
    private readonly database: Database,
    private readonly notices: AssignmentNotices,
  ) {}

  /** Null: nobody. */
  find(kind: WorkItemKind, id: number): Promise<ItemAssignment | null> {
    return this.assignments.find(kind, id);
  }

  /** User names of those who may see what has this permission, and so can be given it. */
  async candidates(permission: Permission): Promise<string[]> {
    return (await this.staff.holders(permission)).map(({ username }) => username);
  }

  /** Who has each of these items; those that nobody has are not among them. */
  async assignees(kind: WorkItemKind, ids: readonly number[]): Promise<Map<number, string>> {
    const rows = ids.length === 0 ? [] : await this.assignments.findOf(kind, ids);
    return new Map(rows.map(({ itemId, assignee }) => [itemId, assignee]));
  }

  /** How many items of this kind an account still has to do. */
  countOpen(kind: WorkItemKind, assignee: string): Promise<number> {
    return this.registry.get(kind).countOpen(assignee);
  }

  /** @throws DomainError 400 for an account that may not see it, 404, 409 ASSIGNED_MEANWHILE where the caller was wrong about who has it */
  async assign(kind: WorkItemKind, id: number, request: AssignmentRequest): Promise<void> {
    const isDone = await this.database
      .transaction(() => this.change(kind, id, request))
      .catch((error: unknown) => {
        // Two took what nobody had: one row is there.
        if (isDuplicateKey(error)) return false;
        throw error;
      });
    if (!isDone) throw assignedMeanwhile(kind, (await this.assignments.find(kind, id))?.assignee ?? null);
  }

  /** Everything that a revoked account has is nobody's. */
  releaseAll(assignee: string): Promise<void> {
    return this.database.transaction(async () => {
      for (const assignment of await this.assignments.findOfAssignee(assignee)) await this.release(assignment);
    });
  }

  /** Items that only some may see from now on are nobody's where somebody else has them. */
  async releaseFromOthers(kind: WorkItemKind, ids: readonly number[], permission: Permission): Promise<void> {
    const candidates = await this.candidates(permission);
    for (const assignment of await this.assignments.findOf(kind, ids))
      if (!candidates.includes(assignment.assignee)) await this.release(assignment);
  }

  /** False where somebody else has decided it meanwhile; nothing is changed then. */
  private async change(
    kind: WorkItemKind,
    id: number,
    { assignee, expectedAssignee }: AssignmentRequest,
  ): Promise<boolean> {
    const [to, from] = [assignee || null, expectedAssignee || null];
    const item = await this.registry.get(kind).find(id);
    if (!item) throw workItemNotFound(kind);
    const holder =
      to === null ? null : (await this.staff.holders(item.permission)).find(({ username }) => username === to);
    if (holder === undefined) throw mayNotSee(kind);
    if (((await this.assignments.find(kind, id))?.assignee ?? null) !== from) return false;
    if (from === to) return true;
    if (!(await this.write(kind, id, from, to))) return false;
    const change = { kind, id, label: item.label, from, to };
    await this.notices.record(change);
    if (holder) await this.notices.mail(holder, change);
    return true;
  }

  private async write(
    itemKind: WorkItemKind,
    itemId: number,
    from: string | null,
    to: string | null,
  ): Promise<boolean> {
    if (to === null) return from === null || this.assignments.remove({ itemKind, itemId, assignee: from });
    const row = { itemKind, itemId, assignee: to, assignedBy: currentActor(), assignedAt: new Date() };
    if (from !== null) return this.assignments.replace(from, row);
    await this.assignments.insert(row);
    return true;
  }

  private async release(assignment: ItemAssignment): Promise<void> {
    const { itemKind: kind, itemId: id, assignee: from } = assignment;
    if (!(await this.assignments.remove(assignment))) return;
    await this.notices.record({ kind, id, label: `${kind} ${id}`, from, to: null });
  }
}
