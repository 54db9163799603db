import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData, ICalEventRepeatingFreq } from 'ical-generator';
import {
  comingExceptions,
  kampalaDay,
  kampalaInstant,
  nextOccurrence,
  type Occurrence,
  type ProgrammeItem,
  type SiteIdentity,
  type SiteSettings,
} from '@ministry/domain';
import type { VisitorPage } from '../../platform/site-settings/visitor-pages.ts';
import { feedTexts } from './feeds.copy.ts';

/** Seconds before a service at which its reminder is shown, for people who asked for one. */
const reminder = 30 * 60;
/** Seconds after which a subscribed calendar requests the file again. */
const timeToLive = 86_400;

/** Days ahead for which exceptions are included. */
const exceptionDays = 365;

interface Options {
  name: string;
  /** The site in the language of the calendar. */
  page: VisitorPage;
  now: Date;
  reminds: boolean;
}

/**
 * The rows of the weekly programme as a calendar (RFC 5545), each repeated every week from its next time on. Times are instants: Uganda keeps UTC+3
 * all year, so a week later is the same local hour. The id of a row never changes, so a calendar that knows a service updates it. A day on which the
 * service is cancelled is excluded. On a day with different times or another place, an event with the same id replaces the weekly one.
 */
export function servicesCalendar(items: readonly ProgrammeItem[], settings: SiteSettings, options: Options): string {
  const { name, now, page } = options;
  const { identity, programme } = settings;
  // The same for the whole day, so that repeated requests get the same file.
  const today = kampalaInstant(kampalaDay(now), 0);
  const calendar = ical({
    name,
    description: identity.description,
    prodId: { company: identity.name, product: 'Services', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: timeToLive,
    x: [{ key: 'X-WR-TIMEZONE', value: 'Africa/Kampala' }],
  });
  for (const item of items) {
    const weekly = nextOccurrence({ ...programme, exceptions: [] }, item, today);
    if (!weekly) continue;
    const event = eventOf(item, identity, options, today);
    const others = comingExceptions(programme, item, today, exceptionDays);
    const usual = ({ exception }: Occurrence) => kampalaInstant(exception?.date ?? kampalaDay(now), item.start);
    calendar.createEvent({
      ...event,
      start: weekly.startsAt,
      end: weekly.endsAt,
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        ...(item.until === undefined ? {} : { until: kampalaInstant(item.until, item.start) }),
        ...(others.some(isCancelled) ? { exclude: others.filter(isCancelled).map(usual) } : {}),
      },
    });
    for (const other of others.filter((each) => !isCancelled(each)))
      calendar.createEvent({
        ...event,
        start: other.startsAt,
        end: other.endsAt,
        recurrenceId: usual(other),
        ...(other.place === undefined ? {} : { location: other.place }),
        description: [other.exception?.note, page.text(feedTexts.onThatDay({ times: other.times }))]
          .filter(Boolean)
          .join(' '),
      });
  }
  return calendar.toString();
}

const isCancelled = ({ exception }: Occurrence): boolean => exception?.isCancelled === true;

const eventOf = (
  item: ProgrammeItem,
  identity: SiteIdentity,
  { page, reminds }: Options,
  stamp: Date,
): Omit<ICalEventData, 'start'> => ({
  id: `service-${item.id}@${new URL(page.publicUrl).hostname}`,
  stamp,
  summary: `${item.title}, ${identity.shortName}`,
  description: page.text(feedTexts.weekly({ times: item.times })),
  location: item.place ?? `${identity.name}, ${identity.street}, ${identity.town}`,
  url: `${page.publicUrl}${page.path}/live`,
  organizer: { name: identity.name, email: identity.email },
  alarms: reminds ? [{ type: ICalAlarmType.display, trigger: reminder }] : [],
});
