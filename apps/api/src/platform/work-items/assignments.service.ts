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

/** Assigns work items to accounts. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly registry: WorkItemRegistry,
    private readonly assignments: ItemAssignmentsRepository,
    private readonly staff: StaffDirectory,
    private readonly database: Database,
    private readonly notices: AssignmentNotices,
  ) {}

  /** Null: nobody has the item. */
  find(kind: WorkItemKind, id: number): Promise<ItemAssignment | null> {
    return this.assignments.find(kind, id);
  }

  /** User names of the accounts with this permission: they may see the item, so it can be assigned to them. */
  async candidates(permission: Permission): Promise<string[]> {
    return (await this.staff.holders(permission)).map(({ username }) => username);
  }

  /** The assignee of each of these items; items without an assignee are left out. */
  async assignees(kind: WorkItemKind, ids: readonly number[]): Promise<Map<number, string>> {
    const rows = ids.length === 0 ? [] : await this.assignments.findOf(kind, ids);
    return new Map(rows.map(({ itemId, assignee }) => [itemId, assignee]));
  }

  /** The number of open items of this kind that an account has. */
  countOpen(kind: WorkItemKind, assignee: string): Promise<number> {
    return this.registry.get(kind).countOpen(assignee);
  }

  /** @throws DomainError 400 if the account may not see the item, 404, 409 ASSIGNED_MEANWHILE if the item has another assignee than expected */
  async assign(kind: WorkItemKind, id: number, request: AssignmentRequest): Promise<void> {
    const isDone = await this.database
      .transaction(() => this.change(kind, id, request))
      .catch((error: unknown) => {
        // Two people took an unassigned item at the same time; the other row exists already.
        if (isDuplicateKey(error)) return false;
        throw error;
      });
    if (!isDone) throw assignedMeanwhile(kind, (await this.assignments.find(kind, id))?.assignee ?? null);
  }

  /** Removes all assignments of a revoked account. */
  releaseAll(assignee: string): Promise<void> {
    return this.database.transaction(async () => {
      for (const assignment of await this.assignments.findOfAssignee(assignee)) await this.release(assignment);
    });
  }

  /** For items that become visible to fewer accounts: removes the assignments of accounts that may no longer see them. */
  async releaseFromOthers(kind: WorkItemKind, ids: readonly number[], permission: Permission): Promise<void> {
    const candidates = await this.candidates(permission);
    for (const assignment of await this.assignments.findOf(kind, ids))
      if (!candidates.includes(assignment.assignee)) await this.release(assignment);
  }

  /** False if somebody else has changed the assignment in the meantime; then nothing is changed. */
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
