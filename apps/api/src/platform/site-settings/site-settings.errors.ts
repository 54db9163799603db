import { DomainError } from '../errors/domain-error.ts';
import type { SettingsPart, SiteSetting } from './site-setting.entity.ts';

const names: Record<SettingsPart, string> = {
  identity: 'the identity',
  programme: 'the weekly programme',
  people: 'the people',
};

/** Someone else has changed the part since the caller has read it. */
export const settingsConflict = (part: SettingsPart, current: SiteSetting | null): DomainError =>
  new DomainError(
    409,
    'VERSION_CONFLICT',
    `${current?.updatedBy ?? 'Someone else'} has changed ${names[part]} in the meantime. Nothing was saved.`,
    undefined,
    undefined,
    current
      ? { version: current.version, updatedAt: current.updatedAt.toISOString(), updatedBy: current.updatedBy }
      : { version: 0 },
  );
