/** Anybody can type any address into the form: a 'name' that carries a link must not travel in our letters. */
export const salutation = (firstName: string, otherwise = 'friend'): string =>
  /[/@\\]|\w\.\w/.test(firstName) ? otherwise : firstName;
