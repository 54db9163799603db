import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import { readQuery } from '../../reads.ts';
import { sermonsCopy as copy } from './sermons.copy.ts';

const path = apiPath('/api/media/recordings');

/** Link to the recordings of services, with the number of recordings that wait to become a sermon. */
export function RecordingsLink() {
  const { data } = useQuery({
    ...readQuery(path),
    gcTime: 0,
  });
  const ready = data?.items.filter(({ state, sermonId }) => state === 'ready' && sermonId === null).length ?? 0;
  return (
    <Link to="/sermons/recordings">
      {ready > 0 ? copy.recordingsReady({ count: ready }) : copy.recordingsOfServices}
    </Link>
  );
}
