import type { MenuProps } from 'antd';
import { languages } from '@ministry/domain';
import { basePath, interfaceLanguage } from '@ministry/messages';
import { useSite } from '@ministry/ui';
import { languageItemsCopy as copy } from './language-items.copy.ts';

/** Menu group that opens the same page in each language of the console. The address holds the language; the choice is not stored. */
export function useLanguageItems(): NonNullable<MenuProps['items']> {
  const { otherLanguages = [] } = useSite();
  if (otherLanguages.length === 0) return [];
  const current = { code: interfaceLanguage as keyof typeof languages, before: basePath };
  const all = [current, ...otherLanguages].sort((one, other) => one.before.localeCompare(other.before));
  return [
    {
      type: 'group',
      label: copy.language,
      children: all.map(({ code, before }) => ({
        key: `language ${code}`,
        label: <span lang={code}>{`${languages[code]}${before === basePath ? ' ✓' : ''}`}</span>,
        onClick: () => open(before),
      })),
    },
  ];
}

/** Loads another document, so a form with unsaved changes asks before it is left, as usual. */
function open(before: string): void {
  if (before === basePath) return;
  const { pathname, search, hash } = location;
  location.assign(before + pathname.slice(basePath.length) + search + hash);
}
