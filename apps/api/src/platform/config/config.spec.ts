import { ConfigError, loadConfig } from './config.ts';

describe('the settings', () => {
  it('accept a bucket for uploads only with all its settings', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(loadConfig({ S3_BUCKET: 'uploads', ...keys, S3_ENDPOINT: 'http://127.0.0.1:4568' }).objectStore).toEqual({
      endpoint: 'http://127.0.0.1:4568',
      region: 'us-east-1',
      bucket: 'uploads',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(loadConfig({}).objectStore).toBeUndefined();
    const store = 'https://s3.example.org';
    for (const some of [keys, { S3_BUCKET: 'uploads' }, { S3_ENDPOINT: store }, { S3_PUBLIC_ENDPOINT: store }])
      expect(() => loadConfig(some)).toThrow('go together');
    for (const address of ['https://s3.example.org/uploads', 's3.example.org'])
      expect(() => loadConfig({ S3_PUBLIC_ENDPOINT: address })).toThrow('without a path');
  });

  it('accept a payment company only with all its settings', () => {
    const pesapal = { PESAPAL_CONSUMER_KEY: 'key', PESAPAL_CONSUMER_SECRET: 'secret' };
    const flutterwave = { FLUTTERWAVE_SECRET_KEY: 'FLWSECK-key', FLUTTERWAVE_WEBHOOK_SECRET: 'a webhook secret' };
    expect(loadConfig({ ...pesapal, PESAPAL_URL: 'https://cybqa.pesapal.com/pesapalv3/' }).payments.pesapal).toEqual({
      url: 'https://cybqa.pesapal.com/pesapalv3',
      key: 'key',
      secret: 'secret',
    });
    expect(loadConfig(flutterwave).payments).toMatchObject({
      flutterwave: {
        url: 'https://api.flutterwave.com/v3',
        secretKey: 'FLWSECK-key',
        webhookSecret: 'a webhook secret',
      },
      pesapal: undefined,
    });
    for (const [name, value] of Object.entries({ ...pesapal, ...flutterwave })) {
      expect(() => loadConfig({ [name]: value })).toThrow('go together');
    }
  });

  it.each([
    ['on a developer’s machine', {}, true],
    ['with a database server', { DATABASE_URL: 'mysql://office:secret@host/ministry' }, false],
    [
      'with a database server, asked for',
      { DATABASE_URL: 'mysql://office:secret@host/ministry', SANDBOX_PAYMENTS: 'on' },
      true,
    ],
    ['with the keys of a company', { PESAPAL_CONSUMER_KEY: 'key', PESAPAL_CONSUMER_SECRET: 'secret' }, false],
    ['switched off', { SANDBOX_PAYMENTS: 'off' }, false],
  ])('offer the test payment only where nobody can mistake it for a real one: %s', (_where, environment, isOffered) => {
    expect(loadConfig(environment).payments.sandbox).toBe(isOffered);
  });

  it('accept an external media server only with its addresses and its secret', () => {
    const external = {
      MEDIA_SERVER_API: 'http://srs:1985/',
      MEDIA_SERVER_HLS: 'http://srs:8080',
      MEDIA_SERVER_SECRET: 'a shared secret, long',
    };
    expect(loadConfig({ MEDIA_SERVER: 'srs', ...external }).live).toMatchObject({
      server: 'srs',
      external: { api: 'http://srs:1985', hls: 'http://srs:8080', secret: 'a shared secret, long' },
    });
    expect(loadConfig({}).live).toMatchObject({
      server: 'embedded',
      rtmpPort: 1935,
      hlsPort: 8080,
      external: undefined,
    });
    for (const name of Object.keys(external))
      expect(() => loadConfig({ MEDIA_SERVER: 'nginx', ...external, [name]: undefined })).toThrow(
        'MEDIA_SERVER=nginx needs',
      );
  });

  it.each([
    ['MEDIA_SERVER', 'wowza'],
    ['RTMP_URL', 'http://live.example.org/live'],
    ['HLS_ORIGINS', 'https://cdn.example.org/live'],
    ['SECRET_KEY', 'secret'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['UGX_PER_USD', '0'],
    ['UGX_PER_USD', '3700.5'],
    ['PESAPAL_URL', 'pay.pesapal.com/v3'],
    ['FLUTTERWAVE_WEBHOOK_SECRET', 'secret'],
    ['DATABASE_URL', 'mysql://office:secret@host:99999/ministry'],
    ['DATABASE_URL', 'mysql://office:sec#ret@host/ministry'],
    ['DATABASE_URL', 'postgres://office@host/ministry'],
    ['DATABASE_URL', 'mariadb://office:secret@db1,db2:99999/ministry'],
    ['DATABASE_URL', 'mariadb://office:secret@db1,,db3/ministry'],
  ])('refuse %s=%s with one sentence that does not repeat it', (name, value) => {
    const load = (): unknown => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(expect.objectContaining({ message: expect.stringContaining(name) }));
    expect(load).not.toThrow(/secret/);
  });

  it.each(['loopback', '127.0.0.1', '10.0.0.0/8, fd00::/8', 'uniquelocal,192.0.2.7'])(
    'take TRUST_PROXY=%s',
    (value) => {
      expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toBe(value);
    },
  );

  it('take a database address whose password is percent-encoded', () => {
    expect(loadConfig({ DATABASE_URL: 'mariadb://office:p%40ss@127.0.0.1:3306/ministry' }).databaseUrl).toContain(
      'p%40ss',
    );
  });
});
