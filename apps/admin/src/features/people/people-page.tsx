import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { PersonErasureResponse, PersonExportResponse, PersonSearchRequest } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDrawer } from './export-drawer.tsx';
import { peopleCopy as copy } from './people.copy.ts';
import { PersonForm } from './person-form.tsx';
import { PersonRecords } from './person-records.tsx';
import { usePerson } from './use-person.ts';
import layout from '../../components/layout.module.css';

/** Finds, exports and erases the personal data of one person, across all domains. */
export default function PeoplePage() {
  const person = usePerson();
  const [wanted, setWanted] = useState<PersonSearchRequest>({});
  const [exported, setExported] = useState<PersonExportResponse | null>(null);
  const [erased, setErased] = useState<PersonErasureResponse | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, attempt } = useAttempt();

  /** Throws `ApiError`, which the form shows. */
  async function search(next: PersonSearchRequest) {
    setErased(null);
    setWanted(next);
    await person.search(next);
  }

  const exportRecords = () => attempt(async () => setExported(await person.export()), copy.exportFailed);
  const erase = () =>
    attempt(async () => {
      const outcome = await person.erase();
      setAsking(false);
      setErased(outcome);
      showToast({
        title: copy.erasedToast,
        description: outcome.erased.map(({ title, count }) => `${title}: ${count}`).join(', '),
      });
      await person.search(wanted);
    }, copy.eraseFailed);

  return (
    <PageFrame title={copy.title} lead={copy.lead}>
      <PersonForm onSearch={search} onClear={person.forget} />
      {erased ? <Erased outcome={erased} /> : null}
      {person.groups ? (
        <>
          <PersonRecords person={person} />
          {person.chosen.size > 0 ? (
            <ChosenBar
              count={person.chosen.size}
              isBusy={isBusy}
              onExport={() => void exportRecords()}
              onErase={() => setAsking(true)}
            />
          ) : null}
        </>
      ) : null}
      <p className={layout.muted}>{copy.notCovered}</p>
      {exported ? <ExportDrawer exported={exported} onClose={() => setExported(null)} /> : null}
      {isAsking ? (
        <EraseDialog person={person} isBusy={isBusy} onErase={() => void erase()} onCancel={() => setAsking(false)} />
      ) : null}
    </PageFrame>
  );
}

interface ChosenBarProps {
  count: number;
  isBusy: boolean;
  onExport(): void;
  onErase(): void;
}

function ChosenBar({ count, isBusy, onExport, onErase }: ChosenBarProps) {
  return (
    <div
      className={`${layout.band} ${layout.accent} ${layout.between} ${layout.foot}`}
      role="region"
      aria-label={copy.chosenRecords}
    >
      <strong role="status">{copy.chosen({ count })}</strong>
      <span className={layout.row}>
        <Button disabled={isBusy} onClick={onExport}>
          {common.export}
        </Button>
        <Button danger disabled={isBusy} onClick={onErase}>
          {copy.erase}
        </Button>
      </span>
    </div>
  );
}

function Erased({ outcome: { erased } }: { outcome: PersonErasureResponse }) {
  return (
    <Alert
      type="success"
      showIcon
      title={erased.length === 0 ? copy.alreadyGone : copy.erasedTitle}
      description={
        <ul className={layout.plainList}>
          {erased.map(({ title, count, note }) => (
            <li key={title}>
              {title}: {count}
              {note ? `, ${note}` : ''}
            </li>
          ))}
        </ul>
      }
    />
  );
}
