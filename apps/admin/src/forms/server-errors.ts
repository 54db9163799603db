/** The field of the form that a field of the API belongs to; a list's entry, `tags.3`, belongs to the list. */
function fieldOf(apiName: string, names: readonly string[], apiNames: Readonly<Record<string, string>>) {
  const own = names.find((name) => apiNames[name] === apiName) ?? apiName;
  // A list of rows has a field for each entry, `social.0.href`, and one for itself.
  return names.find((name) => name === own) ?? names.find((name) => own.startsWith(`${name}.`));
}

/**
 * What the server finds wrong, by field of the form and in the form's order. What has no field there is left out.
 * @param errors by the API's names
 * @param names of the form's fields
 * @param apiNames what the API calls a field that the form calls otherwise
 */
export function errorsByField(
  errors: Readonly<Record<string, string>>,
  names: readonly string[],
  apiNames: Readonly<Record<string, string>> = {},
): { name: string; errors: string[] }[] {
  const placed = Object.entries(errors).map(([apiName, error]) => ({
    name: fieldOf(apiName, names, apiNames),
    error,
  }));
  return names.flatMap((name) => {
    const own = placed.filter((one) => one.name === name).map(({ error }) => error);
    return own.length > 0 ? [{ name, errors: own.slice(0, 1) }] : [];
  });
}
