import type { paths } from './schema.ts';

declare const answer: unique symbol;

/** A path of the API with its parameters filled in, and the type of the answer to its GET. */
export type ApiPath<Answer> = string & { readonly [answer]: Answer };

type Get<Template extends keyof paths> = paths[Template] extends { get: infer Operation } ? Operation : never;

/** The paths of the API that can be read, as its documentation writes them: `/api/events/{id}`. */
export type ReadTemplate = {
  [Template in keyof paths]: paths[Template] extends { get: { responses: { 200: unknown } } } ? Template : never;
}[keyof paths];

/** Type of the answer to a GET; `never` for a file, which is not JSON. */
export type AnswerOf<Template extends ReadTemplate> =
  Get<Template> extends { responses: { 200: { content: { 'application/json': infer Answer } } } } ? Answer : never;

type ParametersOf<Template extends ReadTemplate> =
  Get<Template> extends { parameters: infer Parameters } ? Parameters : never;
type PathOf<Template extends ReadTemplate> =
  ParametersOf<Template> extends { path: infer Values } ? { [Name in keyof Values]: string | number } : undefined;
/** The query parameters of a read, by name. */
export type QueryOf<Template extends ReadTemplate> =
  ParametersOf<Template> extends { query?: infer Values } ? NonNullable<Values> : never;

/**
 * A literal must be one of the values that the API accepts. Text that is known only at run time, such as a filter in the page's address,
 * is checked by the API.
 */
type Checked<Value, Allowed> = Value extends Allowed | '' | undefined
  ? Value
  : string extends Value
    ? Allowed extends number
      ? Allowed
      : Value
    : Allowed;
type CheckedQuery<Template extends ReadTemplate, Query> = {
  [Name in keyof Query]: Name extends keyof QueryOf<Template>
    ? Checked<Query[Name], NonNullable<QueryOf<Template>[Name]>>
    : never;
};

/** Names of the required parameters. */
type RequiredOf<Values> = { [Name in keyof Values]-?: None extends Pick<Values, Name> ? never : Name }[keyof Values];

type Options<Template extends ReadTemplate, Query> = (PathOf<Template> extends undefined
  ? { path?: never }
  : { path: PathOf<Template> }) &
  (ParametersOf<Template> extends { query: infer Values }
    ? { query: CheckedQuery<Template, Query> & Record<RequiredOf<Values>, unknown> }
    : { query?: CheckedQuery<Template, Query> });

type None = Record<never, never>;
/** Options may be left out where the API requires none. */
type Rest<Template extends ReadTemplate, Query> =
  None extends Options<Template, Query> ? [options?: Options<Template, Query>] : [options: Options<Template, Query>];

/**
 * The path of a read, which is also its key in the query cache: `apiPath('/api/events/{id}', { path: { id: 7 } })` is
 * `/api/events/7`. Empty query values are left out, so that equal questions share one key.
 */
export function apiPath<Template extends ReadTemplate, const Query = None>(
  template: Template,
  ...[options]: Rest<Template, Query>
): ApiPath<AnswerOf<Template>> {
  const { path = {}, query = {} }: { path?: Record<string, unknown>; query?: object } = options ?? {};
  const address = template.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return (search.size ? `${address}?${search}` : address) as ApiPath<AnswerOf<Template>>;
}
