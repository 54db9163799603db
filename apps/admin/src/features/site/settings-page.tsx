import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ApiPath, readableError } from '@ministry/api-client';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import type { FormValues } from '../../forms/form-values.ts';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { siteSettingsCopy as copy } from './site-settings.copy.ts';

/** One part of the settings with a fixed id, which the form requires: each part exists once. */
export type StoredPart<Answer> = Answer & { id: 1 };

export interface Versioned {
  version: number;
  updatedAt: string | null;
  updatedBy: string | null;
}

interface SettingsPageProps<Answer> {
  path: ApiPath<Answer>;
  /** Name inside a sentence: 'the quiz'. */
  name: string;
  children(stored: StoredPart<Answer>): ReactNode;
}

/** Reads a part of the settings again at each visit, so that changes of others are shown. */
export function SettingsPage<Answer>({ path, name, children }: SettingsPageProps<Answer>) {
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  if (error)
    return (
      <LoadFailed
        title={copy.loadFailed({ name: name.charAt(0).toUpperCase() + name.slice(1) })}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return data ? children({ ...data, id: 1 }) : <Loading label={copy.loading({ name })} />;
}

type Answer<Stored> = Omit<Stored, 'id'>;

interface SettingsFormOptions<Stored, Values> {
  path: ApiPath<Answer<Stored>>;
  stored: Stored;
  /** Type under which the device stores the unsaved form. */
  type: string;
  isKeptOnServer?: boolean;
  /** Name of the unsaved form in the warning before leaving the page: 'the quiz'. */
  name: string;
  toValues(stored: Stored): Values;
  send(values: Values, version: number): Promise<Answer<Stored>>;
  onSaved(saved: Stored): void;
  apiNames?: Readonly<Record<string, string>>;
  /** Unsaved values that the form starts with. */
  proposed?: Values | null;
  failed?(error: unknown): string;
}

/** State of the form of a part of the settings. */
export function useSettingsForm<Stored extends StoredPart<Versioned>, Values extends FormValues>({
  path,
  stored,
  name,
  toValues,
  send,
  onSaved,
  failed = readableError,
  ...options
}: SettingsFormOptions<Stored, Values>) {
  const queries = useQueryClient();
  const numbered = (answer: Answer<Stored>) => ({ ...answer, id: 1 }) as Stored;
  return useItemForm<Stored, Values>({
    ...options,
    item: stored,
    toValues: (item) => toValues(item ?? stored),
    nameOf: () => name,
    send: async (values, { version }) => numbered(await send(values, version ?? 0)),
    read: async () => numbered(await api.read(path)),
    failed,
    onSaved(saved) {
      queries.setQueryData(readQuery(path).queryKey, saved);
      onSaved(saved);
    },
  });
}
