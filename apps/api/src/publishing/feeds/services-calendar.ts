import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator';
import { kampalaDay, kampalaInstant, ministry, nextOccurrence, type ProgrammeItem } from '@ministry/domain';

const minute = 60_000;
/** Seconds before a service at which a person who asked for it is reminded. */
const reminder = 30 * 60;
/** Seconds after which a calendar that has subscribed asks again. */
const timeToLive = 86_400;

/**
 * The rows of the weekly programme for a calendar (RFC 5545), each repeated every week from its next time on. Times are
 * instants: Uganda keeps UTC+3 all year, so a week later is the same hour there. An id stays the same, so that a calendar
 * that knows a service takes the change.
 */
export function servicesCalendar(
  items: readonly ProgrammeItem[],
  options: { name: string; publicUrl: string; now: Date; reminds: boolean },
): string {
  const { name, publicUrl, now, reminds } = options;
  // The same all day: whoever asks again gets the same file.
  const today = kampalaInstant(kampalaDay(now), 0);
  const calendar = ical({
    name,
    description: ministry.description,
    prodId: { company: ministry.name, product: 'Services', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: timeToLive,
    x: [{ key: 'X-WR-TIMEZONE', value: 'Africa/Kampala' }],
  });
  for (const item of items) {
    const start = nextOccurrence(item, today);
    calendar.createEvent({
      id: `service-${item.id}@${new URL(publicUrl).hostname}`,
      start,
      end: new Date(start.getTime() + (item.end - item.start) * minute),
      stamp: today,
      summary: `${item.title}, ${ministry.shortName}`,
      description: `Every week, ${item.times}. All are welcome.`,
      location: `${ministry.name}, ${ministry.address.street}, ${ministry.address.town}`,
      url: `${publicUrl}/live`,
      organizer: { name: ministry.name, email: ministry.email },
      repeating: { freq: ICalEventRepeatingFreq.WEEKLY },
      alarms: reminds ? [{ type: ICalAlarmType.display, trigger: reminder }] : [],
    });
  }
  return calendar.toString();
}
