/** Uganda and its neighbours in the East African Community; a device in Uganda is often set to Nairobi. */
const zones = /^Africa\/(Kampala|Nairobi|Dar_es_Salaam|Kigali|Bujumbura|Juba)$/;

/** Suggests the most likely answers of a payer in East Africa, for `useForm`. Empty elsewhere, and once the payer has begun. */
export const eastAfricanAnswers = (
  form: HTMLFormElement,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): Record<string, string> =>
  zones.test(zone) && !form.matches(':focus-within') && !form.querySelector<HTMLInputElement>('[name=amount]')?.value
    ? { unit: 'UGX', method: 'mobile-money' }
    : {};
