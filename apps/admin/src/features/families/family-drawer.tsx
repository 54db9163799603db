import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { FamilyResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { Loaded } from '../../components/loaded.tsx';
import { savedDrafts } from '../../content/saved-drafts.ts';
import { readQuery } from '../../reads.ts';
import { familiesCopy as copy } from './families.copy.ts';
import { FamilyFacts } from './family-facts.tsx';
import { draftsType, FamilyForm } from './family-form.tsx';
import type { FamilyActions } from './use-family-actions.ts';
import layout from '../../components/layout.module.css';

interface FamilyDrawerProps {
  id: number;
  actions: FamilyActions;
  onClose(): void;
  onDelete(family: FamilyResponse): void;
}

/** One family: contact details, members and location, with a form to correct them. */
export function FamilyDrawer({ id, actions, onClose, onDelete }: FamilyDrawerProps) {
  // An unsaved correction is continued.
  const [isCorrecting, setCorrecting] = useState(() => savedDrafts.find(draftsType, id) !== null);
  const path = apiPath('/api/families/{id}', { path: { id } });
  // Personal data: read again at each opening and not kept in the cache.
  const { data, error, refetch } = useQuery({
    ...readQuery(path),
    gcTime: 0,
  });

  return (
    <Drawer open size={560} title={data ? copy.familyOf({ name: data.familyName }) : copy.family} onClose={onClose}>
      <Loaded data={data} error={error} loading={copy.loading} failed={copy.openFailed} onRetry={() => void refetch()}>
        {(family) =>
          isCorrecting ? (
            <FamilyForm family={family} actions={actions} onDone={() => setCorrecting(false)} />
          ) : (
            <>
              <FamilyFacts family={family} actions={actions} />
              <div className={`${layout.row} ${layout.spaceAbove}`}>
                {family.deletedAt ? (
                  <Button type="primary" disabled={actions.isBusy} onClick={() => void actions.restore([id])}>
                    {common.restore}
                  </Button>
                ) : (
                  <>
                    <Button onClick={() => setCorrecting(true)}>{copy.correct}</Button>
                    <Button danger disabled={actions.isBusy} onClick={() => onDelete(family)}>
                      {common.delete}
                    </Button>
                  </>
                )}
              </div>
            </>
          )
        }
      </Loaded>
    </Drawer>
  );
}
