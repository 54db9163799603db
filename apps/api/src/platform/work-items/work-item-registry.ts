import { Injectable } from '@nestjs/common';
import type { Permission, WorkItemKind } from '@ministry/domain';

/** An item as it is named without saying whose it is. */
export interface WorkItem {
  /** 'Order K7M2-QXR4': for the audit log and mails, without personal data. */
  label: string;
  /** Who may see it, and so can be given it. */
  permission: Permission;
}

/** What a domain declares of its items. */
export interface WorkItemDeclaration {
  kind: WorkItemKind;
  /** Undefined where there is none, it was deleted, or the request under way may not see it. */
  find(id: number): Promise<WorkItem | undefined>;
  /** Those of the ids that the request under way may see, deleted items too. */
  visible(ids: readonly number[]): Promise<number[]>;
  /** How many of an account's items are still to be done, of those that the request under way may see. */
  countOpen(assignee: string): Promise<number>;
}

/** The kinds of items that can be assigned and noted on: each domain registers its own. */
@Injectable()
export class WorkItemRegistry {
  private readonly declared = new Map<WorkItemKind, WorkItemDeclaration>();

  register(declaration: WorkItemDeclaration): void {
    this.declared.set(declaration.kind, declaration);
  }

  /** @throws where no domain has declared it */
  get(kind: WorkItemKind): WorkItemDeclaration {
    const declaration = this.declared.get(kind);
    if (!declaration) throw new Error(`No domain has declared the work item ${kind}`);
    return declaration;
  }
}
