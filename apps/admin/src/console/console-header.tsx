import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { Icon } from '../components/icon.tsx';
import type { ThemeChoice } from '../theme/console-theme.tsx';
import { useTheme } from '../theme/console-theme.tsx';
import styles from './console.module.css';

const SearchDialog = lazy(() => import('../features/search/search-dialog.tsx'));
const ShortcutHelp = lazy(() => import('../shortcuts/shortcut-help.tsx'));

const themes: Record<ThemeChoice, string> = { system: 'As on this device', light: 'Light', dark: 'Dark' };
const managed = { '/accounts': 'Accounts', '/audit': 'Audit log', '/outbox': 'Outbox', '/people': 'Personal data' };

/** The bar over every page of the console, with the menu to what is not content. */
export function ConsoleHeader({ onLogout }: { onLogout(): void }) {
  const navigate = useNavigate();
  const { choice, choose } = useTheme();
  const [open, setOpen] = useState<'search' | 'help' | null>(null);
  const close = () => setOpen(null);
  useShortcut('$mod+k', 'Search everything', () => setOpen('search'));
  useShortcut('?', 'Show these shortcuts', () => setOpen('help'));
  const items: MenuProps['items'] = [
    ...Object.entries(managed).map(([path, label]) => ({ key: path, label, onClick: () => void navigate(path) })),
    { key: 'help', label: 'Keyboard shortcuts', onClick: () => setOpen('help') },
    { type: 'divider' },
    {
      type: 'group',
      label: 'Appearance',
      children: Object.entries(themes).map(([key, label]) => ({
        key,
        label: `${label}${key === choice ? ' ✓' : ''}`,
        onClick: () => choose(key as ThemeChoice),
      })),
    },
  ];
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand ?? ''}>
        Admin Dashboard
      </Link>
      <div className={styles.tools}>
        <Button
          className={styles.search ?? ''}
          icon={<Icon name="search" />}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen('search')}
        >
          <span className={styles.searchCopy}>Search everything</span>
          <kbd className={styles.keys}>Ctrl K</kbd>
        </Button>
        <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ items }}>
          <Button className={styles.manage ?? ''} icon={<Icon name="menu" />} aria-haspopup="menu">
            <span className={styles.manageWord}>Manage</span>
          </Button>
        </Dropdown>
        <Button onClick={() => void navigate('/newsletter')}>Newsletter</Button>
        <Button onClick={onLogout}>Logout</Button>
      </div>
      <Suspense fallback={null}>
        {open === 'search' ? <SearchDialog onClose={close} /> : null}
        {open === 'help' ? <ShortcutHelp onClose={close} /> : null}
      </Suspense>
    </header>
  );
}
