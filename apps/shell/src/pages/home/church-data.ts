import { ministry, weekdays, weeklyProgramme } from '@ministry/domain';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** schema.org description of the church with its hours and position. */
export function churchData(publicUrl: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Church',
    name: ministry.name,
    slogan: ministry.tagline,
    url: publicUrl,
    foundingDate: ministry.founded,
    telephone: ministry.phone,
    email: ministry.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: ministry.address.street,
      addressLocality: ministry.address.town,
      addressCountry: ministry.address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...ministry.position },
    // 'Su 07:00-09:00'; an end before the start is on the next day.
    openingHours: weeklyProgramme.map(
      ({ weekday, start, end }) => `${weekdays[weekday].slice(0, 2)} ${clock(start)}-${clock(end)}`,
    ),
  };
}
