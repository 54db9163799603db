import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ListToolbar } from './list-toolbar.tsx';
import { SearchBox } from './search-box.tsx';
import { useListAddress } from './use-list-address.ts';

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the search of a list', () => {
  function show(value: string) {
    const onSearch = jest.fn();
    const of = (text: string) => <SearchBox label="Search families" value={text} onSearch={onSearch} />;
    const { rerender } = render(of(value));
    return { onSearch, become: (text: string) => rerender(of(text)) };
  }

  it('keeps what is typed while its own search arrives in the address', () => {
    const { onSearch, become } = show('');
    type('ake');
    pass(300);
    type('akel');
    become('ake');
    expect(box().value).toBe('akel');
    pass(300);
    expect(onSearch.mock.calls).toEqual([['ake'], ['akel']]);
    become('akel');
    expect(box().value).toBe('akel');
  });

  it('shows the search of another address, and does not bring back what was being typed', () => {
    const { onSearch, become } = show('ake');
    type('akel');
    become('');
    expect(box().value).toBe('');
    pass(300);
    expect(onSearch).not.toHaveBeenCalled();
    become('ake');
    expect(box().value).toBe('ake');
  });

  it('is dropped by "Clear all", even if it has just been typed', () => {
    function List() {
      const address = useListAddress({ status: 'all', search: '', sort: '' });
      const options = { all: 'All', inactive: 'Inactive' };
      return (
        <>
          <ListToolbar
            searchLabel="Search families"
            address={address}
            filters={[{ name: 'status', label: 'Status', options }]}
          />
          <output>{useLocation().search}</output>
        </>
      );
    }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/families?status=inactive']}>
          <List />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    type('akello');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    pass(300);
    expect([box().value, screen.getByRole('status').textContent]).toEqual(['', '']);
  });
});
