import { Button } from 'antd';
import { productCategories } from '@ministry/domain';
import { Icon } from '../../../components/icon.tsx';
import { ListToolbar } from '../../../lists/list-toolbar.tsx';
import { SearchBox } from '../../../lists/search-box.tsx';
import { ToolbarChoices } from '../../../lists/toolbar-choices.tsx';

const choices = [
  {
    name: 'status',
    label: 'Status',
    options: { all: 'All products', active: 'Active', inactive: 'Inactive', low: 'Low stock', deleted: 'Deleted' },
  },
  { name: 'category', label: 'Category', options: { '': 'All categories', ...productCategories } },
] as const;

type Filters = Record<'search' | 'status' | 'category', string>;

interface ProductToolbarProps {
  query: Filters;
  /** @param replace without an entry in the history (typing) */
  onChange(change: Partial<Filters>, replace?: boolean): void;
  onAdd(): void;
}

export function ProductToolbar({ query, onChange, onAdd }: ProductToolbarProps) {
  return (
    <ListToolbar
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={onAdd}>
          Add Product
        </Button>
      }
    >
      <SearchBox label="Search products" value={query.search} onSearch={(search) => onChange({ search }, true)} />
      <ToolbarChoices choices={choices} query={query} onChange={onChange} />
    </ListToolbar>
  );
}
