import { occurrencesOn, type Programme, type SiteIdentity, weeklyItems } from '@ministry/domain';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Milliseconds that Kampala is ahead of UTC. */
const kampala = 3 * 3_600_000;
const localTime = (moment: Date): string => new Date(moment.getTime() + kampala).toISOString().slice(11, 16);

/** The hours of days with exceptions; from midnight to midnight means closed all day. */
function specialHours(programme: Programme): object[] {
  const days = [...new Set(programme.exceptions.map(({ date }) => date))];
  return days.flatMap((day) => {
    const held = occurrencesOn(programme, weeklyItems(programme), day).filter(
      ({ exception }) => !exception?.isCancelled,
    );
    const spans = held.map(({ startsAt, endsAt }) => [localTime(startsAt), localTime(endsAt)]);
    return (spans.length > 0 ? spans : [['00:00', '00:00']]).map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      opens,
      closes,
      validFrom: day,
      validThrough: day,
    }));
  });
}

/** Names of the days for schema.org, from Sunday. */
const days = 'SuMoTuWeThFrSa';

/** schema.org description of the church with its hours and position. */
export function churchData(publicUrl: string, identity: SiteIdentity, programme: Programme): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Church',
    name: identity.name,
    slogan: identity.tagline,
    url: publicUrl,
    foundingDate: identity.founded,
    telephone: identity.phone,
    email: identity.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: identity.street,
      addressLocality: identity.town,
      addressCountry: identity.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: identity.latitude, longitude: identity.longitude },
    // 'Su 07:00-09:00'; an end before the start is on the next day.
    openingHours: weeklyItems(programme).map(
      ({ weekday, start, end }) => `${days.slice(2 * weekday, 2 * weekday + 2)} ${clock(start)}-${clock(end)}`,
    ),
    ...(programme.exceptions.length > 0 ? { specialOpeningHoursSpecification: specialHours(programme) } : {}),
  };
}
