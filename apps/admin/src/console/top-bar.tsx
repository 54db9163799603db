import type { MenuProps } from 'antd';
import { Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConsoleBar } from '@ministry/ui/console-bar';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { Icon } from '../components/icon.tsx';
import { useShownTitle } from '../components/use-page-title.ts';
import type { Density, ThemeChoice } from '../theme/console-theme.tsx';
import { useTheme } from '../theme/console-theme.tsx';
import { consoleCopy as copy } from './console.copy.ts';
import { useLanguageItems } from './language-items.tsx';
import { SearchField } from './search-field.tsx';
import { Waiting } from './waiting.tsx';
import layout from '../components/layout.module.css';
import styles from './console-bar.module.css';

const ShortcutHelp = lazy(() => import('../shortcuts/shortcut-help.tsx'));

const themes: Record<ThemeChoice, string> = copy.themes;
const densities: Record<Density, string> = copy.densities;

/** A menu group in which one item is chosen; the chosen item has a tick. */
const choiceOf = <Key extends string>(
  label: string,
  labels: Record<Key, string>,
  chosen: Key,
  choose: (key: Key) => void,
) => ({
  type: 'group' as const,
  label,
  children: (Object.keys(labels) as Key[]).map((key) => ({
    key: `${label} ${key}`,
    label: `${labels[key]}${key === chosen ? ' ✓' : ''}`,
    onClick: () => choose(key),
  })),
});

/** The bar at the top of every page: search, waiting tasks, the account menu and Logout. */
export function TopBar({ onLogout }: { onLogout(): void }) {
  const title = useShownTitle();
  const navigate = useNavigate();
  const { choice, choose, density, chooseDensity } = useTheme();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcut('?', copy.showShortcuts, () => setHelpOpen(true));
  const items: MenuProps['items'] = [
    choiceOf(copy.appearance, themes, choice, choose),
    choiceOf(copy.density, densities, density, chooseDensity),
    ...useLanguageItems(),
    { type: 'divider' },
    { key: 'account', label: copy.yourAccount, onClick: () => void navigate('/account') },
    { key: 'help', label: copy.keyboardShortcuts, onClick: () => setHelpOpen(true) },
  ];
  return (
    <ConsoleBar>
      <span className={`${layout.truncate} ${styles.title}`} aria-hidden="true">
        {title}
      </span>
      <SearchField />
      <Waiting />
      <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ items }}>
        <button type="button" className={styles.tool} aria-haspopup="menu" aria-label={copy.account}>
          <Icon name="account" size={20} />
        </button>
      </Dropdown>
      <button type="button" className={styles.tool} onClick={onLogout}>
        {copy.logout}
      </button>
      <Suspense fallback={null}>{isHelpOpen ? <ShortcutHelp onClose={() => setHelpOpen(false)} /> : null}</Suspense>
    </ConsoleBar>
  );
}
