import { locationFailures as copy } from './families.copy.ts';

/** FAM-23 to FAM-25: the exact place, ten seconds to find it, or one found at most five minutes (300,000 ms) ago. */
const positionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 } as const;
/** Decimals of a degree: about a decimetre. */
const precision = 6;

export type LocationResult = { latitude: string; longitude: string } | { failure: string };

/** Codes of `GeolocationPositionError`. */
const reasons: Readonly<Record<number, string>> = { 1: copy.denied, 2: copy.unavailable, 3: copy.timedOut };

/** Why there is no place, for a person (FAM-28 to FAM-31). */
const locationFailure = (code: number): string => [copy.failed, reasons[code]].filter(Boolean).join(' ');

/** Asks the device where it is; the visitor is asked for leave by the browser. Raises nothing. Degrees as text (FAM-22). */
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
