/** What is said of each PUT that changes a part of something; the others say 'Replaces …'. */
export const changesFieldsSent = 'Changes the fields that are sent; those left out stay as they are.';
