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

/** Names one record over all kinds: 'family 8'. */
export const keyOf = (kind: string, { id }: Pick<PersonRecordResponse, 'id'>): string => `${kind} ${id}`;

/** Chosen without a question: the very address or number stands in the record's own column. A name may be somebody else's. */
const isCertain = ({ matched }: PersonRecordResponse) => matched.includes('email') || matched.includes('phone');

const toRecords = (keys: Iterable<string>) =>
  [...keys].map((key) => {
    const [kind = '', id] = key.split(' ');
    return { kind, id: Number(id) };
  });

/** One person over all domains: looked for, chosen, told, erased. Nothing of it stands in the address. Every call raises `ApiError` when refused. */
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
    /** Null until somebody was looked for. */
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
      // What other pages have kept may show what is gone.
      await queries.invalidateQueries();
      return outcome;
    },
  };
}

export type Person = ReturnType<typeof usePerson>;
