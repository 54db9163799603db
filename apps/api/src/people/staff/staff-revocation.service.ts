import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { EditorDraftsService } from '../../platform/editor-drafts/editor-drafts.service.ts';
import { AssignmentsService } from '../../platform/work-items/assignments.service.ts';
import { lastAdmin, ownAccount } from './staff.errors.ts';
import type { StaffAccountResponse } from './staff-account.dto.ts';
import { StaffAccountChanges } from './staff-account-changes.ts';
import { StaffAccountsRepository } from './staff-accounts.repository.ts';

@Injectable()
export class StaffRevocation {
  constructor(
    private readonly accounts: StaffAccountsRepository,
    private readonly changes: StaffAccountChanges,
    private readonly assignments: AssignmentsService,
    private readonly drafts: EditorDraftsService,
  ) {}

  /** The work items of the account become unassigned, and its unsaved drafts are removed. */
  revoke(id: number, staff: Staff): Promise<StaffAccountResponse> {
    return this.changes.together(async () => {
      const admins = await this.accounts.lockActive('admin');
      if (admins.length === 1 && admins[0]?.id === id) throw lastAdmin();
      if (id === staff.id) throw ownAccount();
      const account = await this.changes.apply(id, 'revoked', (before) =>
        before.revokedAt ? undefined : { ...before, revokedAt: new Date() },
      );
      await this.assignments.releaseAll(account.username);
      await this.drafts.removeAll(id);
      return account;
    });
  }
}
