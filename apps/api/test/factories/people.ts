import type { ApiAnswer } from '../api-client.ts';
import type { TestApp } from '../test-app.ts';

/** A valid message to the office; a test overrides only the fields it is about. */
export const contactRequest = (own: Record<string, unknown> = {}): Record<string, unknown> => ({
  firstName: 'Mary',
  lastName: 'Akello',
  email: 'mary.akello@example.org',
  message: 'Where can I park on Sunday?',
  ...own,
});

/** A valid family of two. */
export const familyRequest = (own: Record<string, unknown> = {}): Record<string, unknown> => ({
  familyName: 'Okello',
  headOfFamily: 'Peter Okello',
  email: 'okello@example.org',
  phone: '0772 123 456',
  address: 'Plot 4, Airfield Road, Gulu',
  familyMembers: [
    { firstName: 'Grace', lastName: 'Akello', dob: '1984-02-29', title: 'Mother' },
    { firstName: 'Sam', lastName: 'Okello', dob: '2014-03-09', title: 'Son' },
  ],
  ...own,
});

/** Sends a POST request, as a visitor unless the headers say otherwise. */
export const post = (
  api: TestApp,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> => api.send({ method: 'POST', url, headers, payload });

/** Status of the answer to a plain form, and the address to which it redirects or which the returned page names in `data-address`. */
export const formOutcome = ({
  statusCode,
  headers: { location },
  body,
}: {
  statusCode: number;
  headers: { location?: string | undefined };
  body: string;
}): [status: number, address: string | undefined] => [
  statusCode,
  location ?? /<div id="root" data-address="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&'),
];

/** Sends a form as a browser without scripts does. */
export const postForm = async (
  api: TestApp,
  url: string,
  fields: Record<string, string>,
): Promise<[status: number, address: string | undefined]> => {
  const answer = await api.send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return formOutcome(answer);
};

/** Sends one submission fifty times at once and repeats each as long as the answer has Retry-After. Returns the distinct answers. */
export async function postFiftyTimes(api: TestApp, url: string, payload: object, key: string): Promise<string[]> {
  const send = async (): Promise<string> => {
    const answer = await post(api, url, payload, { 'idempotency-key': key });
    if (answer.headers['retry-after'] === undefined) return `${answer.statusCode} ${answer.body}`;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return send();
  };
  return [...new Set(await Promise.all(Array.from({ length: 50 }, send)))];
}
