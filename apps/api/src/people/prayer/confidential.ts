import { currentStaff, may } from '../../platform/auth/access.ts';

/** Whether the request under way may see what is marked confidential; what runs outside of a request may not. */
export const readsConfidential = (): boolean => may(currentStaff(), 'prayers.confidential');
