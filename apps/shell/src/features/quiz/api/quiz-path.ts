import { apiPath } from '@ministry/api-client';

/** The questions, as the office has set them. */
export const quizPath = apiPath('/api/ministry-quiz');
