import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { Icon } from './icon.tsx';

interface MoreMenuProps {
  /** Whose menu it is: 'More for …' */
  name: string;
  items: MenuProps['items'];
  isSmall?: boolean;
  disabled?: boolean;
}

/** The last button of a row: what is not asked for often enough to have a button of its own. */
export function MoreMenu({ name, items, isSmall = false, disabled = false }: MoreMenuProps) {
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }} autoFocus>
      <Button
        type="text"
        size={isSmall ? 'small' : 'middle'}
        icon={<Icon name="more" />}
        aria-label={`More for ${name}`}
        title="More"
        aria-haspopup="menu"
        disabled={disabled}
      />
    </Dropdown>
  );
}
