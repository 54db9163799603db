import { useCallback, useEffect, useState } from 'react';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import type { Source, StreamConfig } from '../../api/stream.types.ts';
import { api } from '../../session.ts';
import { type Draft, guessedConfig } from './config-fields.ts';

const path = '/api/media/stream-config';

export interface StreamConfigState {
  /** As stored on the server, or a guess; null before the first response. */
  config: StreamConfig | null;
  isGuessed: boolean;
  /** Why the last read failed; null if it succeeded. */
  problem: string | null;
  isLoading: boolean;
  load(): Promise<void>;
  save(source: Source, changes: Draft): Promise<void>;
  rotate(): Promise<string>;
  fetchKey(source: Source): Promise<string>;
}

/** The configuration of both sources. It is read once and not polled, so that a poll cannot overwrite what somebody types. */
export function useStreamConfig(): StreamConfigState {
  const [saved, setSaved] = useState<StreamConfig | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(true);

  const load = useCallback(async () => {
    setLoading(true);
    try {
      setSaved(await api.read(apiPath(path)));
      setProblem(null);
    } catch (error) {
      setProblem(readableError(error));
    }
    setLoading(false);
  }, []);
  useEffect(() => void load(), [load]);

  const save = useCallback(
    async (type: Source, config: Draft) => setSaved(await dataOf(api.calls.POST(path, { body: { type, config } }))),
    [],
  );
  const rotate = useCallback(async () => {
    const { streamKey } = await dataOf(api.calls.POST('/api/media/stream-key/rotate'));
    await load();
    return streamKey;
  }, [load]);
  const fetchKey = useCallback(
    async (type: Source) =>
      (await dataOf(api.calls.GET('/api/media/stream-key', { params: { query: { type } } }))).streamKey,
    [],
  );

  const isGuessed = saved === null && problem !== null;
  return {
    config: saved ?? (isGuessed ? guessedConfig(location.hostname) : null),
    isGuessed,
    problem,
    isLoading,
    load,
    save,
    rotate,
    fetchKey,
  };
}
