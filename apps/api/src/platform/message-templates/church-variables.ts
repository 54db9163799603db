import type { SiteIdentity } from '@ministry/domain';
import type { MessageVariables } from './message-template.ts';
import { templateMeanings } from './template-facts.copy.ts';

/** Variables about the church that every message can use, with their values at the time of writing. */
export const churchValues = (identity: SiteIdentity) => ({
  churchName: identity.name,
  churchShortName: identity.shortName,
  churchPhone: identity.phone,
  churchEmail: identity.email,
  churchPostal: identity.postal,
});

/** The same variables for a template; the current values are their samples. */
export function churchVariables(identity: SiteIdentity): MessageVariables {
  const values = churchValues(identity);
  return {
    churchName: { meaning: templateMeanings.churchName, sample: values.churchName },
    churchShortName: { meaning: templateMeanings.churchShortName, sample: values.churchShortName },
    churchPhone: { meaning: templateMeanings.churchPhone, sample: values.churchPhone },
    churchEmail: { meaning: templateMeanings.churchEmail, sample: values.churchEmail },
    churchPostal: { meaning: templateMeanings.churchPostal, sample: values.churchPostal },
  };
}
