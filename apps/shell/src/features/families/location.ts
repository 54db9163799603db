import { locationFailures as copy } from './families.copy.ts';

/** FAM-23 to FAM-25: high accuracy; ten seconds to find the location; a location found up to five minutes (300,000 ms) ago is accepted. */
const positionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 } as const;
/** Decimal places of a degree: about a decimetre. */
const precision = 6;

export type LocationResult = { latitude: string; longitude: string } | { failure: string };

/** Codes of `GeolocationPositionError`. */
const reasons: Readonly<Record<number, string>> = { 1: copy.denied, 2: copy.unavailable, 3: copy.timedOut };

/** Message for a visitor about why the location is unknown (FAM-28 to FAM-31). */
const locationFailure = (code: number): string => [copy.failed, reasons[code]].filter(Boolean).join(' ');

/** Asks the device for its location; the browser asks the visitor for permission. Never rejects. Returns degrees as text (FAM-22). */
export function findLocation(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<LocationResult> {
  return new Promise((resolve) => {
    // FAM-32
    if (!geolocation) return resolve({ failure: copy.unsupported });
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude.toFixed(precision), longitude: coords.longitude.toFixed(precision) }),
      ({ code }) => resolve({ failure: locationFailure(code) }),
      positionOptions,
    );
  });
}
