import { isDeepStrictEqual } from 'node:util';
import type { AuditedChange } from '../audit/audit.service.ts';
import type { SettingsVersionResponse } from './site-settings.dto.ts';

/** How many changes are listed. */
export const maxVersions = 30;

/** Changes from the audit log, newest first, followed by the state before the oldest one. */
export function toVersions(changes: readonly AuditedChange[]): SettingsVersionResponse[] {
  const versions = changes.map(({ id, at, actor, action, before, after }) => ({
    id,
    action,
    at: at.toISOString(),
    actor,
    changed: changedIn(before, after),
    settings: after ?? {},
  }));
  const first = changes.at(-1)?.before;
  return first ? [...versions, { id: 0, action: '', at: null, actor: null, changed: [], settings: first }] : versions;
}

function changedIn(before: object | null, after: object | null): string[] {
  const [old, changed] = [before ?? {}, after ?? {}] as Record<string, unknown>[];
  if (!old || !changed) return [];
  return Object.keys(changed).filter((field) => !isDeepStrictEqual(old[field], changed[field]));
}
