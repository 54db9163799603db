/** Anybody can enter the address of somebody else in a form, so a 'name' that contains a link must not appear in our e-mails. */
export const salutation = (firstName: string, otherwise = 'friend'): string =>
  /[/@\\]|\w\.\w/.test(firstName) ? otherwise : firstName;
