import type { AuditRecord } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import type { Order } from './order.entity.ts';
import type { OrderActor } from './order-transitions.ts';

/** The audit log records who did what to which order, but never who the buyer is. */
export const orderAudit = ({ id, reference }: Order, action: string, before?: object, after?: object): AuditRecord => ({
  action,
  entity: 'order',
  entityId: id,
  summary: `Order ${reference} ${action}`,
  before,
  after,
});

export const actorWith = (note: string | null | undefined): OrderActor => ({ by: currentActor(), note: note || null });
