import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  PersonErasureResponse,
  PersonExportResponse,
  PersonGroupResponse,
  PersonRecordResponse,
  PersonSearchRequest,
} from '@ministry/api-client';
import { dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';

/** Unique key of a record across all kinds: 'family 8'. */
export const keyOf = (kind: string, { id }: Pick<PersonRecordResponse, 'id'>): string => `${kind} ${id}`;

/** Preselected records: the same e-mail address or phone number is in the record's own column. A matching name may belong to somebody else. */
const isCertain = ({ matched }: PersonRecordResponse) => matched.includes('email') || matched.includes('phone');

const toRecords = (keys: Iterable<string>) =>
  [...keys].map((key) => {
    const [kind = '', id] = key.split(' ');
    return { kind, id: Number(id) };
  });

/**
 * Personal data of one person in all domains: search, choose, export, erase. Nothing of this is kept in the page's
 * address. Every call throws `ApiError` when the API refuses it.
 */
export function usePerson() {
  const queries = useQueryClient();
  const [groups, setGroups] = useState<PersonGroupResponse[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  async function search(wanted: PersonSearchRequest): Promise<void> {
    const found = await dataOf(api.calls.POST('/api/people/search', { body: wanted }));
    setGroups(found.groups);
    setChosen(
      new Set(
        found.groups.flatMap(({ kind, records }) => records.filter(isCertain).map((record) => keyOf(kind, record))),
      ),
    );
  }

  return {
    /** Null before the first search. */
    groups,
    chosen,
    search,
    forget() {
      setGroups(null);
      setChosen(new Set());
    },
    choose(keys: string[], isChosen: boolean) {
      setChosen((current) => {
        const next = new Set(current);
        for (const key of keys)
          if (isChosen) next.add(key);
          else next.delete(key);
        return next;
      });
    },
    export: (): Promise<PersonExportResponse> =>
      dataOf(api.calls.POST('/api/people/export', { body: { records: toRecords(chosen) } })),
    async erase(): Promise<PersonErasureResponse> {
      const outcome = await dataOf(api.calls.POST('/api/people/erase', { body: { records: toRecords(chosen) } }));
      // Cached reads of other pages may still contain the erased data.
      await queries.invalidateQueries();
      return outcome;
    },
  };
}

export type Person = ReturnType<typeof usePerson>;
