import { Injectable } from '@nestjs/common';
import type { Permission, WorkItemKind } from '@ministry/domain';

/** A work item, described without naming the person. */
export interface WorkItem {
  /** 'Order K7M2-QXR4': for the audit log and e-mails, without personal data. */
  label: string;
  /** The permission to see the item; only accounts that have it can be assignees. */
  permission: Permission;
}

/** What a domain declares about its work items. */
export interface WorkItemDeclaration {
  kind: WorkItemKind;
  /** Undefined if the item does not exist, was deleted, or is not visible to the current request. */
  find(id: number): Promise<WorkItem | undefined>;
  /** The ids that the current request may see, including deleted items. */
  visible(ids: readonly number[]): Promise<number[]>;
  /** The number of open items of an account, among those that the current request may see. */
  countOpen(assignee: string): Promise<number>;
}

/** The kinds of items that can be assigned and have notes. Each domain registers its own. */
@Injectable()
export class WorkItemRegistry {
  private readonly declared = new Map<WorkItemKind, WorkItemDeclaration>();

  register(declaration: WorkItemDeclaration): void {
    this.declared.set(declaration.kind, declaration);
  }

  /** @throws if no domain has declared the kind */
  get(kind: WorkItemKind): WorkItemDeclaration {
    const declaration = this.declared.get(kind);
    if (!declaration) throw new Error(`No domain has declared the work item ${kind}`);
    return declaration;
  }
}
