import { formatDate, nextService, type Programme, weekdays } from '@ministry/domain';

/** Milliseconds before its start from which a broadcast belongs to a service: encoders are started early. */
const early = 30 * 60_000;

/** 'Sunday 1st service, 22 November 2026', from the weekly programme in Kampala time. @param startedAt when the broadcast went on the air */
export function recordingTitle(programme: Programme, startedAt: Date): string {
  const service = serviceAt(programme, startedAt);
  if (!service || service.startsAt.getTime() - startedAt.getTime() > early)
    return `Live service, ${formatDate(startedAt)}`;
  const { item, startsAt } = service;
  // For a service that goes on past midnight, the evening on which it began is named. Some titles contain their weekday already.
  const weekday = weekdays[item.weekday];
  return `${item.title.includes(weekday) ? '' : `${weekday} `}${item.title}, ${formatDate(startsAt)}`;
}

/** The current or next service. Shortly before a service begins it is chosen, even if another one is still going on. */
function serviceAt(programme: Programme, moment: Date): ReturnType<typeof nextService> {
  const soon = nextService(programme, new Date(moment.getTime() + early));
  return soon?.underWay ? soon : nextService(programme, moment);
}
