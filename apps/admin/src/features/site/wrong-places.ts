/** The places of the rows of a list that a refusal names. */
export const wrongPlaces = (list: string, fields: Readonly<Record<string, string>>): ReadonlySet<number> =>
  new Set(
    Object.keys(fields)
      .filter((field) => field.startsWith(`${list}.`))
      .map((field) => Number(field.slice(list.length + 1).split('.')[0])),
  );
