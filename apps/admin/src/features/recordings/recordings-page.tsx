import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RecordingResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { BackLink } from '../../components/back-link.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ListEmpty, ListFailed } from '../../lists/list-states.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { DeleteRecording } from './delete-recording.tsx';
import { usageCopy } from './recording-facts.ts';
import { RecordingRow } from './recording-row.tsx';
import { recordingsCopy as copy } from './recordings.copy.ts';
import { useRecordings } from './use-recordings.ts';
import layout from '../../components/layout.module.css';

/** Recordings of services, to make sermons of them or to delete them. */
export default function RecordingsPage() {
  const recordings = useRecordings();
  const { data, error, isFetching, isBusy } = recordings;
  const [leaving, setLeaving] = useState<RecordingResponse | null>(null);
  const navigate = useNavigate();

  async function draft(recording: RecordingResponse) {
    const sermonId = await recordings.draftSermon(recording);
    if (sermonId !== null) void navigate(`/sermons/${sermonId}`);
  }
  return (
    <PageFrame
      back={<BackLink to="/sermons">{common.sermons}</BackLink>}
      title={common.recordings}
      lead={copy.lead}
      action={
        <Button disabled={isFetching} onClick={() => void recordings.refetch()}>
          {common.refresh}
        </Button>
      }
    >
      {data?.problem ? <Alert type="warning" showIcon title={data.problem} /> : null}
      {error && !data ? (
        <ListFailed many={copy.many} error={error} onRetry={() => void recordings.refetch()} />
      ) : !data ? (
        <Loading label={copy.loading} />
      ) : (
        <>
          <p className={layout.muted}>{usageCopy(data)}</p>
          {data.items.length === 0 ? (
            <ListEmpty isNarrowed={false} copy={copy} onClear={() => undefined} />
          ) : (
            <RowList>
              {data.items.map((recording) => (
                <RecordingRow
                  key={recording.id}
                  recording={recording}
                  isBusy={isBusy}
                  onDraft={() => void draft(recording)}
                  onDelete={() => setLeaving(recording)}
                />
              ))}
            </RowList>
          )}
        </>
      )}
      {leaving ? (
        <DeleteRecording
          recording={leaving}
          onDelete={() => void recordings.remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </PageFrame>
  );
}
