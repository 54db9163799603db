import type { OpenAPIObject } from '@nestjs/swagger';
import { escapeHtml } from './plain-page.ts';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
interface Operation {
  path: string;
  method: string;
  about: OperationObject;
}

const style =
  ':root{color-scheme:light dark;--text:#10201d;--back:#fff;--quiet:#4a5b57;--line:#c9d6d1;--link:#0b5148}' +
  '@media(prefers-color-scheme:dark){:root{--text:#e6efec;--back:#101816;--quiet:#a9bab5;--line:#33433f;--link:#8fd6c6}}' +
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--back)}' +
  'main{max-width:56rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.75rem;line-height:1.2}a{color:var(--link)}' +
  'summary{padding:.75rem 0;cursor:pointer}summary h2{display:inline;font-size:1.125rem}summary span,li span{color:var(--quiet)}' +
  'details{border-top:1px solid var(--line)}details p{margin:0 0 .5rem}ul{list-style:none;margin:0 0 1rem;padding:0}li:target{outline:2px solid var(--link)}' +
  'li a{display:block;padding:.5rem 0;text-decoration:none}li a:hover code{text-decoration:underline}li span{display:block}' +
  'code,b{font:.9375rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}b{display:inline-block;min-width:4.5rem;font-weight:700}' +
  ':focus-visible{outline:3px solid currentcolor;outline-offset:2px}';

const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OperationObject>).map(([method, about]) => ({ path, method, about })),
  );

const isTagged = ({ about }: Operation, tag: string): boolean => about.tags?.includes(tag) ?? false;

/** Escapes a text and marks what is between backticks as code. */
const sentence = (text = ''): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The fragment of an operation in Swagger UI, which loads only the description of its group. */
const place = (tag: string, operationId = ''): string => `/${encodeURIComponent(tag)}/${operationId}`;

/** A page without a script that lists all operations by group. @param swaggerUi address of Swagger UI, which shows one operation in full */
export function docsPage(document: OpenAPIObject, swaggerUi: string): string {
  const all = operationsOf(document);
  const row = (tag: string, { path, method, about }: Operation): string =>
    `<li id="${place(tag, about.operationId)}"><a href="${swaggerUi}?urls.primaryName=${encodeURIComponent(tag)}#${place(tag, about.operationId)}">` +
    `<b>${method.toUpperCase()}</b><code>${escapeHtml(path)}</code><span>${sentence(about.summary)}</span></a></li>`;
  const group = ({ name, description }: { name: string; description?: string }): string => {
    const own = all.filter((operation) => isTagged(operation, name));
    return (
      `<details id="${place(name).slice(0, -1)}"><summary><h2>${escapeHtml(name)}</h2> <span>${own.length}</span></summary>` +
      `<p>${sentence(description)}</p><ul>${own.map((operation) => row(name, operation)).join('')}</ul></details>`
    );
  };
  const title = escapeHtml(document.info.title);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${sentence(document.info.description)}</p>` +
    `<p>Each operation opens in Swagger UI, with its fields and answers, to be tried out there. ` +
    `<a href="${swaggerUi}">All ${all.length} at once</a> take some seconds on a phone. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>` +
    `${(document.tags ?? []).map(group).join('')}</main></body></html>`
  );
}

/** The description of one group of routes with the schemas that it needs; undefined if there is no such group. */
export function documentOfTag(document: OpenAPIObject, tag: string): OpenAPIObject | undefined {
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of operationsOf(document))
    if (isTagged(operation, tag)) (paths[operation.path] ??= {})[operation.method] = operation.about;
  if (Object.keys(paths).length === 0) return undefined;
  const known = document.components?.schemas ?? {};
  const needed = new Set<string>();
  const collect = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!needed.has(name)) {
        needed.add(name);
        collect(known[name]);
      }
  };
  collect(paths);
  const schemas = Object.fromEntries(Object.entries(known).filter(([name]) => needed.has(name)));
  return {
    ...document,
    tags: document.tags?.filter(({ name }) => name === tag),
    paths,
    components: { ...document.components, schemas },
  };
}
