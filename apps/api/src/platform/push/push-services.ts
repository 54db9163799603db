/** The push services of Chrome and Edge on Android, Firefox, Windows and Apple. A name that begins with a dot includes all its subdomains. */
const knownHosts = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/**
 * Whether the server may send to this address, which comes from a visitor. It must belong to a push service, so that nobody can
 * make the server call a machine in its own network. @param further origins from the setting `PUSH_SERVICES`
 */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (further.includes(origin)) return true;
  return (
    protocol === 'https:' && knownHosts.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known))
  );
}
