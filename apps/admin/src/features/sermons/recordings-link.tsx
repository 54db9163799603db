import type { RecordingListResponse } from '@ministry/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../session.ts';

const path = '/api/media/recordings';

/** The way to what was recorded of services; says when something waits there to become a sermon. */
export function RecordingsLink() {
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.read<RecordingListResponse>(path, { signal }),
    gcTime: 0,
  });
  const ready = data?.items.filter(({ state, sermonId }) => state === 'ready' && sermonId === null).length ?? 0;
  return <Link to="/sermons/recordings">Recordings of services{ready > 0 ? ` (${ready} ready)` : ''}</Link>;
}
