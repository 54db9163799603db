import { dayLocale } from '@ministry/messages';

/** '1 product', '1,200 products' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString(dayLocale)} ${many}`;
