import { Switch } from 'antd';
import type { FamilyResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { familiesCopy as copy } from './families.copy.ts';
import type { FamilyActions } from './use-family-actions.ts';

/** Switch between active and inactive (FAM-38, FAM-39). */
export function FamilyStatus({ family, actions }: { family: FamilyResponse; actions: FamilyActions }) {
  const isActive = family.status === 'active';
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Switch
        checked={isActive}
        disabled={actions.isBusy}
        aria-label={copy.isActive({ name: family.familyName })}
        onChange={(next) => void actions.setStatus([family.id], next ? 'active' : 'inactive', family.status)}
      />{' '}
      {isActive ? common.active : copy.inactive}
    </span>
  );
}
