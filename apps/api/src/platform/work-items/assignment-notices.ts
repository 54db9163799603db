import { Injectable } from '@nestjs/common';
import type { WorkItemKind } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../auth/access.ts';
import type { StaffHolder } from '../auth/staff-directory.ts';
import { Config } from '../config/config.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import { assignmentEmail } from './assignment-email.ts';

interface Assigned {
  kind: WorkItemKind;
  id: number;
  label: string;
  from: string | null;
  to: string | null;
}

/** Reports a new assignment to the audit log and to the new assignee. */
@Injectable()
export class AssignmentNotices {
  constructor(
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
    private readonly config: Config,
  ) {}

  record({ kind, id, label, from, to }: Assigned): Promise<void> {
    return this.audit.record({
      action: to === null ? 'unassigned' : 'assigned',
      entity: kind,
      entityId: id,
      summary: to === null ? `${label} is not assigned any more (was: ${from})` : `${label} assigned to ${to}`,
      before: { assignee: from },
      after: { assignee: to },
    });
  }

  /** Sends nothing if the assignee made the change or has no address. */
  async mail({ username, email }: StaffHolder, { kind, id, label }: Assigned): Promise<void> {
    const assignedBy = currentActor();
    if (username === assignedBy || email === null) return;
    await this.outbox.enqueue(assignmentEmail(email, { kind, id, label, username, assignedBy }, this.config.publicUrl));
  }
}
