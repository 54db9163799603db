/** Description of every PUT that changes only the sent fields; the descriptions of other PUTs say 'Replaces …'. */
export const changesFieldsSent = 'Changes the fields that are sent; those left out stay as they are.';
