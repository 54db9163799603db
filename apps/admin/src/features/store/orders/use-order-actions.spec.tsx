import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { api } from '../../../session.ts';
import { useOrderActions } from './use-order-actions.ts';

afterEach(() => jest.restoreAllMocks());

describe('a note that settles the problem of an order', () => {
  it('is sent again with the same key after a lost response, and with another key once it was added', async () => {
    const keys: string[] = [];
    let isLost = true;
    jest.spyOn(api.calls, 'POST').mockImplementation(((
      _path: string,
      { headers }: { headers: Record<'Idempotency-Key', string> },
    ) => {
      keys.push(headers['Idempotency-Key']);
      return isLost ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ data: { id: 4 } });
    }) as never);
    const { result } = renderHook(useOrderActions, {
      wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
    });
    const settle = (id: number, note: string) => act(() => result.current.settleAttention({ id }, note));

    expect(await settle(4, 'Called her.')).toBe(false);
    isLost = false;
    expect(await settle(4, 'Called her.')).toBe(true);
    await settle(4, 'Called her.');
    await settle(5, 'Called her.');
    const [first, second, third, fourth] = keys;
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });
});
