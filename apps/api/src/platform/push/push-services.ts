/** The push services of Chrome and Edge on Android, of Firefox, of Windows and of Apple. A name with a dot before it stands for all below it. */
const knownHosts = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/**
 * Whether the server may send to this address, which a visitor gave: one of a push service, never a machine in the
 * network of the church. @param further origins from the setting `PUSH_SERVICES`
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
