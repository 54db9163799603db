import { formatDate, nextService, type Programme, weekdays } from '@ministry/domain';

/** Milliseconds before its beginning from which a broadcast belongs to a service: encoders are started early. */
const early = 30 * 60_000;

/** 'Sunday 1st service, 22 November 2026', by the weekly programme and the clock of Kampala. @param startedAt when it went on the air */
export function recordingTitle(programme: Programme, startedAt: Date): string {
  const service = serviceAt(programme, startedAt);
  if (!service || service.startsAt.getTime() - startedAt.getTime() > early)
    return `Live service, ${formatDate(startedAt)}`;
  const { item, startsAt } = service;
  // Of services past midnight the evening they began is meant, and some carry their day in their name.
  const weekday = weekdays[item.weekday];
  return `${item.title.includes(weekday) ? '' : `${weekday} `}${item.title}, ${formatDate(startsAt)}`;
}

/** The service that is under way or next; in the minutes before a service begins that one, though another may still be under way. */
function serviceAt(programme: Programme, moment: Date): ReturnType<typeof nextService> {
  const soon = nextService(programme, new Date(moment.getTime() + early));
  return soon?.underWay ? soon : nextService(programme, moment);
}
