import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListAddress } from './use-list-address.ts';

const render = () =>
  renderHook(() => ({ ...useListAddress({ status: 'all', search: '', sort: '' }), text: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/families?page=3']}>{children}</MemoryRouter>,
  });

describe('the address of a list, as a page uses it', () => {
  it('keeps both of two changes made immediately after each other', () => {
    const { result } = render();
    act(() => {
      result.current.change({ search: 'akello' }, true);
      result.current.change({ status: 'inactive' });
    });
    expect(result.current.query).toEqual({ status: 'inactive', search: 'akello', sort: '', page: 1 });
  });

  it('keeps a filter that was chosen while a search was still being typed', () => {
    const { result } = render();
    const changeAfterDebounce = result.current.change;
    act(() => result.current.change({ status: 'inactive' }));
    act(() => changeAfterDebounce({ search: 'akello' }, true));
    expect(result.current.text).toBe('?status=inactive&search=akello');
  });
});
