import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { EventResponse } from '@ministry/api-client';
import { dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useMay } from '../../use-may.ts';
import { eventsCopy as copy } from './events.copy.ts';
import { hasEnded } from './is-ahead.ts';

interface ThanksProps {
  event: EventResponse;
  /** Number of people who came and were not thanked yet. */
  toThank: number;
  onSent(): Promise<unknown>;
}

/** Each request thanks a batch of people, and nobody is thanked twice, so an interrupted run can be started again. */
async function sendAll(id: number): Promise<number> {
  for (let all = 0; ;) {
    const { sent, toThank } = await dataOf(
      api.calls.POST('/api/events/{id}/attendance/thanks', { params: { path: { id } } }),
    );
    all += sent;
    if (toThank === 0) return all;
  }
}

/** Mails thanks to those who came, after a confirmation that states their number. */
export function Thanks({ event, toThank, onSent }: ThanksProps) {
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, attempt } = useAttempt();
  if (!may('registrations.write') || toThank === 0 || !hasEnded(event)) return null;

  async function send() {
    await attempt(async () => {
      const sent = await sendAll(event.id);
      showToast({ title: copy.thanksSent({ count: sent }) });
    }, copy.thanksFailed);
    setAsked(false);
    await onSent();
  }
  return (
    <>
      <Button type="primary" onClick={() => setAsked(true)}>
        {copy.sendThanks}
      </Button>
      <Modal
        open={isAsked}
        title={copy.thanksQuestion({ count: toThank })}
        okText={copy.send}
        confirmLoading={isBusy}
        onOk={() => void send()}
        onCancel={() => setAsked(false)}
      >
        <p>{copy.thanksExplained({ title: event.title })}</p>
      </Modal>
    </>
  );
}
