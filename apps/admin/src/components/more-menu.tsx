import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { componentsCopy as copy } from './components.copy.ts';
import { Icon } from './icon.tsx';

interface MoreMenuProps {
  /** What the menu belongs to: 'More for …' */
  name: string;
  items: MenuProps['items'];
  isSmall?: boolean;
  disabled?: boolean;
}

/**
 * Delays the action of each menu item until its key event is over. Otherwise the Enter key that chooses 'Delete' would
 * also press the element that gets the focus next: the 'Close' button of the confirmation dialog.
 */
export const afterKey = (items: MenuProps['items'] = []): MenuProps['items'] =>
  items.map((item) => {
    if (!item || !('onClick' in item) || !item.onClick) return item;
    const { onClick } = item;
    return { ...item, onClick: (event) => setTimeout(() => onClick(event)) };
  });

/** Last button of a row: a menu of the actions that are used too rarely for a button of their own. */
export function MoreMenu({ name, items, isSmall = false, disabled = false }: MoreMenuProps) {
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: afterKey(items) }} autoFocus>
      <Button
        type="text"
        size={isSmall ? 'small' : 'middle'}
        icon={<Icon name="more" />}
        aria-label={copy.moreFor({ name })}
        title={copy.more}
        aria-haspopup="menu"
        disabled={disabled}
      />
    </Dropdown>
  );
}
