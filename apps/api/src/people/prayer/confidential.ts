import { currentStaff, may } from '../../platform/auth/access.ts';

/** Whether the current request may see confidential prayer requests; code that runs outside of a request may not. */
export const readsConfidential = (): boolean => may(currentStaff(), 'prayers.confidential');
