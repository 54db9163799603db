import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import { readQuery } from '../../reads.ts';

const path = apiPath('/api/admin/system');

/** The disk and the backups of the server. Read again at each visit. */
export const useSystem = () => useQuery({ ...readQuery(path), gcTime: 0 });
