import { apiPath } from '@ministry/api-client';

/** @param address 'building-fund' */
export const ownPagePath = (address: string) => apiPath('/api/pages/{id}', { path: { id: address } });
