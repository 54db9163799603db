import { answerText } from '../../../platform/http/answer-text.ts';

/** Milliseconds for one request; with three requests two seconds apart, a lost server is noticed within twelve seconds. */
const requestTimeoutMs = 2_000;

/** The server failed or gave an invalid answer; the message is a sentence for staff. */
export class ServerError extends Error {}

/** Moves the user name and password of an address into a header. */
function withoutCredentials(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  url.username = url.password = '';
  const credential = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return { url: url.href, headers: username === '' ? {} : { authorization: `Basic ${credential}` } };
}

/** Requests the control address of a media server. @throws ServerError without the address, which may contain a password */
export async function requestServer(address: string, method: 'GET' | 'DELETE' = 'GET'): Promise<string> {
  const { url, headers } = withoutCredentials(address);
  const answer = await fetch(url, {
    method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch(() => {
    throw new ServerError(
      'The media server does not answer. Nobody can stream until it is back; the site tries again every two seconds.',
    );
  });
  if (answer.status === 401 || answer.status === 403)
    throw new ServerError('The media server rejects the user name and password in MEDIA_SERVER_API.');
  if (!answer.ok)
    throw new ServerError(`The media server answers with an error (${answer.status}). Is MEDIA_SERVER_API right?`);
  return answerText(answer).catch(() => {
    throw new ServerError('The answers of the media server are incomplete.');
  });
}
