import type { SiteIdentity, TemplateVariables } from '@ministry/domain';

/** What every message can say of the church, with the values of the moment at which it is written. */
export const churchValues = (identity: SiteIdentity) => ({
  churchName: identity.name,
  churchShortName: identity.shortName,
  churchPhone: identity.phone,
  churchEmail: identity.email,
  churchPostal: identity.postal,
});

/** The same as variables of a template; the samples are the values themselves. */
export function churchVariables(identity: SiteIdentity): TemplateVariables {
  const values = churchValues(identity);
  return {
    churchName: { meaning: 'Name of the church', sample: values.churchName },
    churchShortName: { meaning: 'Short name of the church', sample: values.churchShortName },
    churchPhone: { meaning: 'Phone number of the church', sample: values.churchPhone },
    churchEmail: { meaning: 'E-mail address of the church', sample: values.churchEmail },
    churchPostal: { meaning: 'Postal address of the church', sample: values.churchPostal },
  };
}
