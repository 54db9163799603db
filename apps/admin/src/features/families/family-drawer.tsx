import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Modal } from 'antd';
import { useState } from 'react';
import type { FamilyResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { readQuery } from '../../reads.ts';
import { FamilyFacts } from './family-facts.tsx';
import { FamilyForm } from './family-form.tsx';
import type { FamilyActions } from './use-family-actions.ts';
import styles from './families.module.css';

interface FamilyDrawerProps {
  id: number;
  actions: FamilyActions;
  onClose(): void;
  onDelete(family: FamilyResponse): void;
}

/** One family: how to reach it, who belongs to it, where it lives; and what it has told, to be corrected. */
export function FamilyDrawer({ id, actions, onClose, onDelete }: FamilyDrawerProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const path = apiPath('/api/families/{id}', { path: { id } });
  // Personal data: read anew at each opening, and not kept after it.
  const { data, error, refetch } = useQuery({
    ...readQuery(path),
    gcTime: 0,
  });

  function endCorrecting() {
    setCorrecting(false);
    setChanged(false);
  }
  const close = () => (isChanged ? setAsking(true) : onClose());

  return (
    <Drawer open size={560} title={data ? `Family ${data.familyName}` : 'Family'} onClose={close}>
      {error ? (
        <LoadFailed title="Failed to fetch the family" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Loading the family…" />
      ) : isCorrecting ? (
        <FamilyForm family={data} actions={actions} onChanged={setChanged} onDone={endCorrecting} />
      ) : (
        <>
          <FamilyFacts family={data} actions={actions} />
          <div className={styles.buttons}>
            {data.deletedAt ? (
              <Button type="primary" disabled={actions.isBusy} onClick={() => void actions.restore([id])}>
                Restore
              </Button>
            ) : (
              <>
                <Button onClick={() => setCorrecting(true)}>Correct</Button>
                <Button danger disabled={actions.isBusy} onClick={() => onDelete(data)}>
                  Delete
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {isAsking ? (
        <Modal
          open
          title="Leave without saving?"
          okText="Leave"
          okButtonProps={{ danger: true }}
          cancelText="Stay"
          onOk={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>What you have corrected here was not saved.</p>
        </Modal>
      ) : null}
    </Drawer>
  );
}
