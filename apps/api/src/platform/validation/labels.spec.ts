import { readFileSync } from 'node:fs';
import { label } from './explained.ts';
import { labels as publicLabels } from './fields.copy.ts';
import { officeLabels } from './office-labels.copy.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const { paths, components } = JSON.parse(
  readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
) as ApiDescription;

/** Routes that other programs call; their fields need no labels. */
const isForPrograms = (path: string): boolean => /^\/api\/(media-server|payments\/\{provider\})\//.test(path);

const labels = { ...publicLabels, ...officeLabels };

function fieldsOf({ $ref, properties = {}, items }: Schema): string[] {
  const named = $ref && components.schemas[$ref.replace(/.*\//, '')];
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [name, ...fieldsOf(schema)]),
    ...(named ? fieldsOf(named) : []),
    ...(items ? fieldsOf(items) : []),
  ];
}

const fieldsOfOperation = ({ parameters = [], requestBody }: Operation): string[] => [
  ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
];

/** Headers, and the placeholder for parameters of any name, need no labels. */
const isNoField = (name: string): boolean => name === 'further' || name.includes('-');

describe('the labels of fields', () => {
  const fields = Object.entries(paths)
    .filter(([path]) => !isForPrograms(path))
    .flatMap(([, operations]) => Object.values(operations))
    .flatMap(fieldsOfOperation)
    .filter((name) => !isNoField(name));

  it('can be translated for each field of a route', () => {
    expect(fields).toEqual(expect.arrayContaining(['dob', 'depositedOn']));
    expect([...new Set(fields)].filter((name) => !Object.hasOwn(labels, name))).toEqual([]);
  });

  it('have the English text that follows from the field name', () =>
    expect(Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, String(text)]))).toEqual(
      Object.fromEntries(Object.keys(labels).map((name) => [name, label(name)])),
    ));
});
