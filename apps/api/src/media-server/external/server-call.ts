/** Milliseconds for one call; with three calls two seconds apart a server that is gone is noticed within twelve. */
const patience = 2_000;

/** The server does not do what it is for; the message is a sentence for staff. */
export class ServerFault extends Error {}

/** An address without the user and password written in it, and the header that carries these. */
function apart(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  url.username = url.password = '';
  const credential = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return { url: url.href, headers: username === '' ? {} : { authorization: `Basic ${credential}` } };
}

/** Asks the control address of a media server. @throws ServerFault, without the address, which may carry a password */
export async function askServer(address: string, method: 'GET' | 'DELETE' = 'GET'): Promise<string> {
  const { url, headers } = apart(address);
  const answer = await fetch(url, { method, headers, redirect: 'error', signal: AbortSignal.timeout(patience) }).catch(
    () => {
      throw new ServerFault(
        'The media server does not answer. Nobody can stream until it is back; it is asked again every two seconds.',
      );
    },
  );
  if (answer.status === 401 || answer.status === 403)
    throw new ServerFault('The media server refuses the user name and password that stand in MEDIA_SERVER_API.');
  if (!answer.ok)
    throw new ServerFault(`The media server answers with an error (${answer.status}). Is MEDIA_SERVER_API right?`);
  return answer.text().catch(() => {
    throw new ServerFault('The media server breaks off its answers.');
  });
}
