import { useQuery } from '@tanstack/react-query';
import type { MenuProps } from 'antd';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { figure } from '../features/dashboard/summary-figures.ts';
import { whatCameIn } from '../features/dashboard/today.copy.ts';
import { readQuery, todayPath } from '../reads.ts';
import { consoleCopy as copy } from './console.copy.ts';
import styles from './console-bar.module.css';

/** Milliseconds between two reads while the tab is visible. */
const every = 30_000;

/** Number of new things that nobody has dealt with, and a menu that leads to them; counted by the server. */
export function Waiting() {
  const navigate = useNavigate();
  const { data: tasks } = useQuery({
    ...readQuery(todayPath),
    select: whatCameIn,
    staleTime: every,
    refetchInterval: every,
    refetchOnWindowFocus: true,
  });
  const sum = tasks?.reduce((total, { count, isCounted }) => total + (isCounted ? 0 : count), 0) ?? 0;
  const items: MenuProps['items'] = tasks?.length
    ? tasks.map(({ count, text, to }) => ({
        key: to,
        label: `${figure(count)} ${text}`,
        onClick: () => void navigate(to),
      }))
    : [{ key: 'none', disabled: true, label: tasks ? copy.nothingWaits : copy.notKnownYet }];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ items }}>
      <button type="button" className={styles.tool} aria-haspopup="menu" aria-label={copy.waiting({ count: sum })}>
        <Icon name="bell" size={20} />
        {sum > 0 ? <span className={styles.count}>{sum > 99 ? '99+' : sum}</span> : null}
      </button>
    </Dropdown>
  );
}
