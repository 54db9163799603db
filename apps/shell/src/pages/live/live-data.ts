import type { LiveStatusResponse } from '@ministry/api-client';
import type { SiteIdentity } from '@ministry/domain';
import { livePageCopy as copy } from './live.copy.ts';

/** schema.org description of the current broadcast; undefined while there is none. */
export function broadcastData(
  status: LiveStatusResponse | undefined,
  publicUrl: string,
  identity: SiteIdentity,
): Record<string, unknown> | undefined {
  if (!status?.isLive || status.wentLiveAt === null) return undefined;
  const name = `${copy.broadcast} of ${identity.name}`;
  const { street, town, country } = identity;
  return {
    '@context': 'https://schema.org',
    '@type': 'BroadcastEvent',
    name,
    isLiveBroadcast: true,
    startDate: status.wentLiveAt,
    url: `${publicUrl}/live`,
    inLanguage: 'en',
    broadcastOfEvent: {
      '@type': 'Event',
      name,
      startDate: status.wentLiveAt,
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: {
        '@type': 'Church',
        name: identity.name,
        address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: town, addressCountry: country },
      },
      organizer: { '@type': 'Organization', name: identity.name, url: publicUrl },
    },
  };
}
