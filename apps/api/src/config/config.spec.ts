import { ConfigError, loadConfig } from './config.ts';

describe('the settings', () => {
  it('take a bucket for uploads whole or not at all', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(loadConfig({ S3_BUCKET: 'uploads', ...keys, S3_ENDPOINT: 'http://127.0.0.1:4568' }).objectStore).toEqual({ endpoint: 'http://127.0.0.1:4568', region: 'us-east-1', bucket: 'uploads', accessKeyId: 'key', secretAccessKey: 'secret' });
    expect(loadConfig({}).objectStore).toBeUndefined();
    for (const some of [keys, { S3_BUCKET: 'uploads' }, { S3_ENDPOINT: 'https://store.example.org' }]) expect(() => loadConfig(some)).toThrow('go together');
  });

  it.each([
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['DATABASE_URL', 'mysql://office:secret@host:99999/ministry'],
    ['DATABASE_URL', 'mysql://office:sec#ret@host/ministry'],
    ['DATABASE_URL', 'postgres://office@host/ministry'],
  ])('refuse %s=%s with one sentence that does not repeat it', (name, value) => {
    const load = (): unknown => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(expect.objectContaining({ message: expect.stringContaining(name) }));
    expect(load).not.toThrow(/secret/);
  });

  it.each(['loopback', '127.0.0.1', '10.0.0.0/8, fd00::/8', 'uniquelocal,192.0.2.7'])('take TRUST_PROXY=%s', (value) => {
    expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toBe(value);
  });

  it('take a database address whose password is percent-encoded', () => {
    expect(loadConfig({ DATABASE_URL: 'mariadb://office:p%40ss@127.0.0.1:3306/ministry' }).databaseUrl).toContain('p%40ss');
  });
});
