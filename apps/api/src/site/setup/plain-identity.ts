import { kampalaDay } from '@ministry/domain';
import type { IdentityDto } from '../../platform/site-settings/identity.dto.ts';
import type { SetupRequest } from './setup.dto.ts';

/** The identity of a church of which only the answers of the set-up are known. */
export function plainIdentity({ start: _start, ...asked }: SetupRequest, now: Date): IdentityDto {
  const today = kampalaDay(now);
  return {
    ...asked,
    tagline: `Welcome to ${asked.shortName}`,
    description: `A church in ${asked.town}: come and worship with us.`,
    founded: today,
    copyrightSince: Number(today.slice(0, 4)),
    furtherPhones: [],
    whatsapp: asked.phone,
    social: [],
    figures: [],
    reach: [],
    logo: null,
    sharePicture: null,
  };
}
