import { isPushService } from './push-services.ts';

describe('isPushService', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QAbc',
  ])('takes %s', (endpoint) => expect(isPushService(endpoint, [])).toBe(true));

  it.each([
    '',
    'fcm.googleapis.com/fcm/send/abc',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://push.apple.com.evil.example/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'https://push.example.org/abc',
  ])('refuses %s', (endpoint) => expect(isPushService(endpoint, ['https://push.example.com'])).toBe(false));

  it('accepts the addresses in the setting, and no others', () => {
    expect(isPushService('http://127.0.0.1:4040/send/1', ['http://127.0.0.1:4040'])).toBe(true);
    expect(isPushService('http://127.0.0.1:4041/send/1', ['http://127.0.0.1:4040'])).toBe(false);
  });
});
