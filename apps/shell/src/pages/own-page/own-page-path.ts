import { apiPath } from '@ministry/api-client';

/**
 * Whether an address can belong to a page; others are not requested from the API. Used instead of `isPageAddress`,
 * which every page would load.
 */
export const isPossible = (address: string): boolean => /^(?=.*[a-z])[a-z0-9-]{1,60}$/.test(address);

/** @param address 'building-fund' */
export const ownPagePath = (address: string) => apiPath('/api/pages/{id}', { path: { id: address } });
