import type { ExchangeRateRequest, ExchangeRateResponse } from '@ministry/api-client';
import { formatDollars, formatShillings, rateLimits, toShillings } from '@ministry/domain';
import { exchangeRateCopy as copy } from './exchange-rate.copy.ts';

/** The exchange rate with a fixed id, which the form requires. */
export type StoredRate = ExchangeRateResponse & { id: 1 };

export interface RateValues {
  [field: string]: string;
  rate: string;
}

/** Amount of the example gift, in cents. */
const exampleCents = 2_500;

export const toValues = ({ rate }: Pick<ExchangeRateResponse, 'rate'>): RateValues => ({ rate: String(rate) });

/** '3,700' and '3 700' become 3700. An invalid number becomes NaN and is sent as null, so that the server reports the error of the field. */
const rateOf = ({ rate }: RateValues): number => {
  const digits = rate.replace(/[\s,]/g, '');
  return digits === '' ? NaN : Number(digits);
};

export const toRequest = (values: RateValues, version: number): ExchangeRateRequest => ({
  rate: rateOf(values),
  version,
});

/** Example of a price at the typed rate, or the allowed range if the rate is invalid. */
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
