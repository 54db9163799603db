/** Anybody can type any address into the form: a 'name' that carries a link must not travel in our letters. */
export const salutation = (firstName: string): string => (/[/@\\]|\w\.\w/.test(firstName) ? 'friend' : firstName);
