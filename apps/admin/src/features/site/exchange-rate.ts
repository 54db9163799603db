import type { ExchangeRateRequest, ExchangeRateResponse } from '@ministry/api-client';
import { formatDollars, formatShillings, rateLimits, toShillings } from '@ministry/domain';
import { exchangeRateCopy as copy } from './exchange-rate.copy.ts';

/** The one rate, as a form wants it. */
export type StoredRate = ExchangeRateResponse & { id: 1 };

export interface RateValues {
  [field: string]: string;
  rate: string;
}

/** Cents of the gift that stands for all. */
const exampleCents = 2_500;

export const toValues = ({ rate }: Pick<ExchangeRateResponse, 'rate'>): RateValues => ({ rate: String(rate) });

/** '3,700' and '3 700' are 3700; what is no number is sent as none, for the server to name the field. */
const rateOf = ({ rate }: RateValues): number => {
  const digits = rate.replace(/[\s,]/g, '');
  return digits === '' ? NaN : Number(digits);
};

export const toRequest = (values: RateValues, version: number): ExchangeRateRequest => ({
  rate: rateOf(values),
  version,
});

/** What the typed rate makes of a price. */
export function exampleOf(values: RateValues): string {
  const rate = rateOf(values);
  return Number.isInteger(rate) && rate >= rateLimits.least && rate <= rateLimits.most
    ? copy.example({
        dollars: formatDollars(exampleCents),
        shillings: formatShillings(toShillings(exampleCents, rate)),
      })
    : copy.range({
        least: rateLimits.least,
        most: rateLimits.most,
      });
}
