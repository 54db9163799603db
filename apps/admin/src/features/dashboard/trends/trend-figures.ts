import type { TrendsResponse } from '@ministry/api-client';
import { formatDay, formatShillings, kampalaInstant } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { commonCopy as common } from '../../../common.copy.ts';
import { trendsCopy as copy } from './trends.copy.ts';

type Name = Exclude<keyof TrendsResponse, 'weeks'>;

interface TrendCopy {
  title: string;
  /** Address of the list of the rows behind the figure. */
  to: string;
  /** Label after this week's figure. */
  note: string;
  write(figure: number): string;
}

const plain = (figure: number): string => figure.toLocaleString(dayLocale);

/** In the order in which the dashboard shows them. */
export const trendCopy: Record<Name, TrendCopy> = {
  gifts: { title: copy.gifts, to: '/donations', note: copy.thisWeek, write: formatShillings },
  orders: { title: common.orders, to: '/store/orders', note: copy.thisWeek, write: plain },
  registrations: { title: copy.registrations, to: '/events', note: copy.thisWeek, write: plain },
  messages: { title: common.messages, to: '/messages', note: copy.thisWeek, write: plain },
  visits: { title: common.visits, to: '/visits?days=84', note: copy.thisWeek, write: plain },
  viewers: { title: copy.viewers, to: '/visits?days=84', note: copy.atMostThisWeek, write: plain },
};

export interface Trend extends TrendCopy {
  name: Name;
  figures: readonly number[];
}

/** The trends that the role may see. */
export function trendsOf({ weeks: _weeks, ...figures }: TrendsResponse): Trend[] {
  return (Object.keys(trendCopy) as Name[]).flatMap((name) => {
    const own = figures[name];
    return own ? [{ name, figures: own, ...trendCopy[name] }] : [];
  });
}

/** 'Week of Sun 22 Nov' @param start the Sunday on which the week starts */
export const weekCopy = (start: string): string => copy.weekOf({ day: formatDay(kampalaInstant(start, 0)) });

/** '14 last week' */
export const lastWeekCopy = ({ figures, write }: Pick<Trend, 'figures' | 'write'>): string =>
  figures.some((figure) => figure !== 0) ? copy.lastWeek({ figure: write(figures.at(-2) ?? 0) }) : copy.none;
