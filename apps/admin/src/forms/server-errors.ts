/** The field of the form that a field of the API belongs to; a list's entry, `tags.3`, belongs to the list. */
function fieldOf(apiName: string, names: readonly string[], apiNames: Readonly<Record<string, string>>) {
  const own = names.find((name) => apiNames[name] === apiName) ?? apiName;
  // A list of rows has a field for each entry, `social.0.href`, and one for itself.
  return names.find((name) => name === own) ?? names.find((name) => own.startsWith(`${name}.`));
}

/**
 * Errors of the server, by form field and in the order of the form. Errors of fields that the form does not have are left
 * out.
 * @param errors by API field name
 * @param names of the form's fields
 * @param apiNames API names of the fields that have another name in the form
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
