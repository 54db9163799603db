import type { StaffAccountResponse } from '@ministry/api-client';
import { roles, staffRoles } from '@ministry/domain';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { type PagedList, pageSize } from '../../lists/use-paged-list.ts';
import type { Accounts } from './use-accounts.ts';

export type AccountStatus = 'active' | 'invited' | 'revoked';
export type AccountQuery = Record<'search' | 'status' | 'role' | 'sort', string>;

export const roleNames = Object.fromEntries(staffRoles.map((role) => [role, roles[role].name]));

export const statusOf = ({ isRevoked, invitedUntil }: StaffAccountResponse): AccountStatus =>
  isRevoked ? 'revoked' : invitedUntil === null ? 'active' : 'invited';

/** Sort value of an account, as text. Accounts that were never seen come first in ascending order. */
const sortValues: Record<string, (account: StaffAccountResponse) => string> = {
  username: ({ username }) => username,
  role: ({ role }) => roles[role].name,
  lastSeenAt: ({ lastSeenAt }) => lastSeenAt ?? '',
  passwordChangedAt: ({ passwordChangedAt }) => passwordChangedAt,
};

/** The matching accounts in the requested order, or in the order of the API if none is requested. */
export function matchingAccounts(
  accounts: readonly StaffAccountResponse[],
  { search, status, role, sort }: AccountQuery,
): StaffAccountResponse[] {
  const typed = search.toLowerCase();
  const found = accounts.filter(
    (account) =>
      (!status || statusOf(account) === status) &&
      (!role || account.role === role) &&
      `${account.username} ${account.email ?? ''}`.toLowerCase().includes(typed),
  );
  const valueOf = sortValues[sort.replace('-', '')];
  if (!valueOf) return found;
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.sort((a, b) => direction * valueOf(a).localeCompare(valueOf(b)));
}

/** The API returns all accounts at once because an office has few. Filters, order and paging are applied here. */
export function useAccountList(accounts: Accounts): {
  address: ListAddress<AccountQuery>;
  list: PagedList<StaffAccountResponse>;
} {
  const address = useListAddress({ search: '', status: '', role: '', sort: '' });
  const { page } = address.query;
  const found = accounts.data && matchingAccounts(accounts.data, address.query);
  return {
    address,
    list: {
      items: found?.slice((page - 1) * pageSize, page * pageSize),
      total: found?.length ?? 0,
      page,
      pageSize,
      isFetching: accounts.isFetching,
      error: accounts.error,
      listIds: () => Promise.resolve((found ?? []).map(({ id }) => id)),
      refetch: () => void accounts.refetch(),
    },
  };
}
