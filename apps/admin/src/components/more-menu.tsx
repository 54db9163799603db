import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { componentsCopy as copy } from './components.copy.ts';
import { Icon } from './icon.tsx';

interface MoreMenuProps {
  /** Whose menu it is: 'More for …' */
  name: string;
  items: MenuProps['items'];
  isSmall?: boolean;
  disabled?: boolean;
}

/**
 * The items of a menu, each carried out once its key is let go of: the Enter that chooses 'Delete' would otherwise press what has the
 * focus next, the 'Close' of the question.
 */
export const afterKey = (items: MenuProps['items'] = []): MenuProps['items'] =>
  items.map((item) => {
    if (!item || !('onClick' in item) || !item.onClick) return item;
    const { onClick } = item;
    return { ...item, onClick: (event) => setTimeout(() => onClick(event)) };
  });

/** The last button of a row: what is not asked for often enough to have a button of its own. */
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
