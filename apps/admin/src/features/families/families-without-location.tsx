import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { apiPath } from '@ministry/api-client';
import { readQuery } from '../../reads.ts';
import { familiesCopy as copy } from './families.copy.ts';
import { NoLocation } from './no-location.tsx';

/** Explains why the family in the address is not on the map. */
export function FamiliesWithoutLocation({ id, onClose }: { id: number; onClose(): void }) {
  const path = apiPath('/api/families/{id}', { path: { id } });
  const { data, error } = useQuery({
    ...readQuery(path),
    gcTime: 0,
  });
  if (!data && !error) return null;
  const title = error ? copy.notThere : data?.latitude === null ? data.familyName : copy.notAmongFound;
  return (
    <Alert
      type="info"
      showIcon
      title={title}
      description={data?.latitude === null ? <NoLocation /> : undefined}
      action={<Button onClick={onClose}>{copy.showAll}</Button>}
    />
  );
}
