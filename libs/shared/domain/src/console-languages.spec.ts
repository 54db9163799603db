import { describe, expect, it } from '@jest/globals';
import { consoleLanguages, languageOfPage } from './console-languages.ts';
import type { TranslationLanguage } from './languages.ts';

describe('the language of a page', () => {
  it.each<[string, TranslationLanguage[], TranslationLanguage | undefined]>([
    ['/sw/events', ['sw'], 'sw'],
    ['/sw', ['sw'], 'sw'],
    ['/sw/events', [], undefined],
    ['/sw/admin', [], 'sw'],
    ['/sw/admin/events', ['ach'], 'sw'],
    ['/sw/media-setup', [], 'sw'],
    ['/sw/administration', [], undefined],
    ['/ach/admin', [], undefined],
    ['/ach/admin', ['ach'], 'ach'],
    ['/admin', ['sw'], undefined],
    ['/swahili/admin', ['sw'], undefined],
  ])('%s, when visitors are offered %j, is %s', (path, offered, language) =>
    expect(languageOfPage(path, offered)).toBe(language),
  );
});

it('the consoles have the languages of the site and those shipped with the product', () => {
  expect(consoleLanguages([])).toEqual(['sw']);
  expect(consoleLanguages(['lg', 'ach'])).toEqual(['ach', 'lg', 'sw']);
});
