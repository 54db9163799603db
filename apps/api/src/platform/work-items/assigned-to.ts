import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { assignedTo, type WorkItemKind } from '@ministry/domain';
import { currentStaff } from '../auth/access.ts';

/** Narrows a list to the items of one account, or to those of nobody. @param column the item's id: 'message.id' */
export function whereAssigned<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  itemKind: WorkItemKind,
  column: string,
  wanted: string | undefined,
): void {
  if (!wanted) return;
  const assigned = 'SELECT held.itemId FROM item_assignments held WHERE held.itemKind = :itemKind';
  if (wanted === assignedTo.nobody) {
    rows.andWhere(`${column} NOT IN (${assigned})`, { itemKind });
    return;
  }
  const assignee = wanted === assignedTo.me ? (currentStaff()?.username ?? '') : wanted;
  rows.andWhere(`${column} IN (${assigned} AND held.assignee = :assignee)`, { itemKind, assignee });
}
