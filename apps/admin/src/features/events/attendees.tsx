import { Button } from 'antd';
import { useState } from 'react';
import type { EventAttendeeResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useMay } from '../../use-may.ts';
import { eventsCopy as copy } from './events.copy.ts';
import { PersonRow } from './person-row.tsx';
import layout from '../../components/layout.module.css';

const nameOf = ({ firstName, lastName }: EventAttendeeResponse): string => `${firstName} ${lastName}`;

/** Text about the group of a companion. It names the person who registered the companion if that person is on the same page of the list. */
function companyOf({ id, groupId }: EventAttendeeResponse, people: readonly EventAttendeeResponse[]): string {
  if (groupId === null || groupId === id) return '';
  const first = people.find((person) => person.id === groupId);
  return first ? copy.withPerson({ name: nameOf(first) }) : copy.inGroup;
}

interface AttendeesProps {
  /** Id of the event. */
  id: number;
  people: EventAttendeeResponse[];
  onRemoved(): void;
}

/** The registrations; each can be removed. */
export function Attendees({ id, people, onRemoved }: AttendeesProps) {
  const may = useMay();
  const { isBusy, attempt } = useAttempt();
  const [removing, setRemoving] = useState<EventAttendeeResponse | null>(null);
  const remove = (person: EventAttendeeResponse) =>
    attempt(async () => {
      const path = { id, registrationId: person.id };
      await api.calls.DELETE('/api/events/{id}/registrations/{registrationId}', { params: { path } });
      showToast({ title: copy.removed({ name: nameOf(person) }) });
    }, copy.removeFailed).finally(onRemoved);
  return (
    <>
      <ul className={`${layout.plainList} ${layout.lines} ${layout.rows}`}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            beside={
              <span className={layout.row}>
                <code>{person.confirmationCode}</code>
                {may('registrations.write') ? (
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={copy.removePerson({ name: nameOf(person) })}
                    onClick={() => setRemoving(person)}
                  >
                    {common.remove}
                  </Button>
                ) : null}
              </span>
            }
            facts={[companyOf(person, people), formatDateTime(person.createdAt)].filter(Boolean).join(' · ')}
          />
        ))}
      </ul>
      {removing ? (
        <DeleteQuestion
          title={copy.removeQuestion({ name: nameOf(removing) })}
          ok={common.remove}
          onCancel={() => setRemoving(null)}
          onDelete={() => {
            setRemoving(null);
            void remove(removing);
          }}
        >
          <p>{copy.removeExplained}</p>
        </DeleteQuestion>
      ) : null}
    </>
  );
}
