import { dayLocale, message, messages } from '@ministry/messages';

const copy = messages('admin.presence', {
  /** ‘names’ is a list of ‘count’ names, such as ‘grace and peter’. */
  editing: message<{ count: number; names: string }>(
    '{count, plural, one {{names} is} other {{names} are}} editing this, too.',
  ),
});

const list = new Intl.ListFormat(dayLocale, { type: 'conjunction' });

/** 'grace is editing this, too'; empty for nobody. */
export const presenceCopy = (others: readonly string[]): string =>
  others.length === 0 ? '' : copy.editing({ count: others.length, names: list.format(others) });
