import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { apiPath, dataOf, type EventResponse, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { formatShortDateTime, normaliseDate, toWallClock } from '../../content/normalise.ts';
import { readQuery, todayPath } from '../../reads.ts';
import { api } from '../../session.ts';
import { dashboardCopy } from './dashboard.copy.ts';
import type { EventToday } from './today.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './today.module.css';

const { today: copy } = dashboardCopy;

/** '17:30', Kampala time */
const timeOf = (iso: string) => toWallClock(iso).slice(11);
const failed = (description: string) => showToast({ title: copy.timeFailed, description, variant: 'destructive' });

const eventPath = (id: number) => apiPath('/api/events/{id}', { path: { id } });

/** Moves an event to another start; its end moves by the same time. Fields left out of the request stay unchanged. */
function moveTo(date: string, { id, title, category, date: from, endDate, version }: EventResponse) {
  const by = Date.parse(date) - Date.parse(from);
  return dataOf(
    api.calls.PUT('/api/events/{id}', {
      params: { path: { id } },
      body: {
        title,
        category,
        date,
        endDate: endDate && new Date(Date.parse(endDate) + by).toISOString(),
        ...(version === undefined ? {} : { version }),
      },
    }),
  );
}

/** The start time of an event of this week, editable without opening the editor: type it, then press Enter or Save. */
export function EventTime({ event: { id, title, date } }: { event: EventToday }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const shown = typed ?? timeOf(date);
  const isChanged = shown !== '' && shown !== timeOf(date);

  async function change(work: () => Promise<EventResponse | null>): Promise<EventResponse | null> {
    setBusy(true);
    try {
      const saved = await work();
      await queries.invalidateQueries({ queryKey: readQuery(todayPath).queryKey });
      return saved;
    } catch (error) {
      failed(readableError(error));
      return null;
    } finally {
      setBusy(false);
    }
  }
  async function save(form: FormEvent) {
    form.preventDefault();
    if (!isChanged || isBusy) return;
    const saved = await change(async () => {
      const event = await api.read(eventPath(id));
      if (event.date === date)
        return moveTo(normaliseDate(`${toWallClock(date).slice(0, 11)}${shown}`, new Date()), event);
      failed(copy.timeChangedMeanwhile({ title }));
      return null;
    });
    if (!saved) return;
    setTyped(null);
    showToast({
      title: copy.timeChanged({ title, moment: formatShortDateTime(saved.date) }),
      action: { label: common.undo, onSelect: () => void change(() => moveTo(date, saved)) },
    });
  }

  return (
    <form className={`${layout.row} ${styles.time}`} onSubmit={(form) => void save(form)}>
      <input
        type="time"
        required
        aria-label={copy.timeOf({ title })}
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      {isChanged ? (
        <Button type="primary" htmlType="submit" disabled={isBusy}>
          {common.save}
        </Button>
      ) : null}
    </form>
  );
}
