/** Indexes of the rows of a list that the API refused. */
export const wrongRows = (list: string, fields: Readonly<Record<string, string>>): ReadonlySet<number> =>
  new Set(
    Object.keys(fields)
      .filter((field) => field.startsWith(`${list}.`))
      .map((field) => Number(field.slice(list.length + 1).split('.')[0])),
  );
