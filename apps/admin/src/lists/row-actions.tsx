import type { MenuProps } from 'antd';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { Icon } from '../components/icon.tsx';
import { MoreMenu } from '../components/more-menu.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { listsCopy as copy } from './lists.copy.ts';
import layout from '../components/layout.module.css';
import styles from './lists.module.css';

interface RowActionsProps {
  /** Names the row for a screen reader: 'the family Okello'. */
  name: string;
  /** First button, if the row waits for one step in particular. */
  main?: { label: string; onClick(): void } | null;
  /** Further icon buttons; hidden on a phone. */
  children?: ReactNode;
  /** On a phone the button is hidden; the name of the row opens the editor. */
  onEdit?: (() => void) | null;
  /** Actions that are used too rarely for a button of their own. */
  items?: MenuProps['items'];
  isBusy: boolean;
}

/** The end of each row of a list: its next step, Edit, and a menu with all other actions. */
export const RowActions = ({ name, main = null, children, onEdit = null, items = [], isBusy }: RowActionsProps) => (
  <Flex justify="flex-end" align="center">
    {main ? (
      <Button size="small" disabled={isBusy} aria-label={`${main.label} ${name}`} onClick={main.onClick}>
        {main.label}
      </Button>
    ) : null}
    <span className={layout.notOnPhone}>
      {children}
      {onEdit ? (
        <Button
          type="text"
          size="small"
          icon={<Icon name="edit" />}
          aria-label={copy.editRow({ name })}
          title={common.edit}
          onClick={onEdit}
        />
      ) : null}
    </span>
    {items.length > 0 ? <MoreMenu name={name} items={items} isSmall disabled={isBusy} /> : null}
  </Flex>
);

/** The column of `RowActions`. @param hasStep the column also has a button with the name of the row's next step */
export const actionsColumn = (hasStep = false) => ({
  key: 'actions',
  title: <VisuallyHidden>{common.actions}</VisuallyHidden>,
  className: (hasStep ? styles.steps : styles.actions) ?? '',
  align: 'right' as const,
});
