import { addDays, kampalaDay, kampalaInstant } from './dates.ts';

/** Topics that a device can follow without anybody's name. */
export const pushTopics = ['live', 'sermons'] as const;
export type PushTopic = (typeof pushTopics)[number];

/** Hours of the day in Kampala between which no device is notified. */
export const quietHours = { from: 21, to: 7 } as const;

/** When a notification that is created at the given time may be sent: at once, or at the end of the quiet hours. */
export function afterQuietHours(moment: Date): Date {
  const day = kampalaDay(moment);
  const morning = kampalaInstant(day, quietHours.to * 60);
  if (moment < morning) return morning;
  return moment < kampalaInstant(day, quietHours.from * 60)
    ? moment
    : kampalaInstant(addDays(day, 1), quietHours.to * 60);
}
