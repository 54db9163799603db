import type { TrendsResponse } from '@ministry/api-client';
import { formatDay, formatShillings, kampalaInstant } from '@ministry/domain';

type Name = Exclude<keyof TrendsResponse, 'weeks'>;

interface TrendCopy {
  title: string;
  /** Where the rows behind it are listed. */
  to: string;
  /** What stands after this week's figure. */
  unit: string;
  write(figure: number): string;
}

const plain = (figure: number): string => figure.toLocaleString('en-GB');
const most = 'at most';

/** In the order of the dashboard. */
export const trendCopy: Record<Name, TrendCopy> = {
  gifts: { title: 'Gifts', to: '/donations', unit: '', write: formatShillings },
  orders: { title: 'Orders', to: '/store/orders', unit: '', write: plain },
  registrations: { title: 'Registrations', to: '/events', unit: '', write: plain },
  messages: { title: 'Messages', to: '/messages', unit: '', write: plain },
  visits: { title: 'Visits', to: '/visits?days=84', unit: '', write: plain },
  viewers: { title: 'Live viewers', to: '/visits?days=84', unit: most, write: plain },
};

export interface Trend extends TrendCopy {
  name: Name;
  figures: readonly number[];
}

/** Those that the role may see. */
export function trendsOf({ weeks: _weeks, ...figures }: TrendsResponse): Trend[] {
  return (Object.keys(trendCopy) as Name[]).flatMap((name) => {
    const own = figures[name];
    return own ? [{ name, figures: own, ...trendCopy[name] }] : [];
  });
}

/** 'Week of Sun 22 Nov' @param start the week's Sunday */
export const weekCopy = (start: string): string => `Week of ${formatDay(kampalaInstant(start, 0))}`;

/** '14 last week' */
export const lastWeekCopy = ({ figures, write }: Pick<Trend, 'figures' | 'write'>): string =>
  figures.some((figure) => figure !== 0) ? `${write(figures.at(-2) ?? 0)} last week` : 'None in 12 weeks';
