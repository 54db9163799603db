import { apiPath } from '@ministry/api-client';

/** Whether an address may be one of a page (`isPageAddress`, which every page would load): nothing else is asked of the API. */
export const isPossible = (address: string): boolean => /^(?=.*[a-z])[a-z0-9-]{1,60}$/.test(address);

/** @param address 'building-fund' */
export const ownPagePath = (address: string) => apiPath('/api/pages/{id}', { path: { id: address } });
