import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadConfig } from '../../src/platform/config/config.ts';
import { open, seal } from '../../src/platform/crypto/sealed.ts';
import { SecretKey } from '../../src/platform/crypto/secret-key.ts';
import { compiled } from '../compiled.ts';
import { temporaryFolder } from '../temporary-folder.ts';

describe('secret key', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder('secret');
  });
  const keyOf = (environment: Record<string, string> = {}): Buffer =>
    new SecretKey(loadConfig({ DATA_DIR: folder, ...environment })).for('a purpose');

  it('is generated once, readable by the owner only, and the same after a restart', () => {
    const first = keyOf();
    expect(first).toHaveLength(32);
    expect(keyOf()).toEqual(first);
    expect(readdirSync(folder)).toEqual(['secret.key']);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('comes from SECRET_KEY where that is set, and differs by purpose', () => {
    const secret = { SECRET_KEY: 'a secret of more than thirty-two characters' };
    expect(keyOf(secret)).toEqual(keyOf(secret));
    expect(keyOf(secret)).not.toEqual(keyOf());
    expect(new SecretKey(loadConfig({ DATA_DIR: folder, ...secret })).for('another purpose')).not.toEqual(
      keyOf(secret),
    );
    expect(() => open(seal('text', keyOf(secret)), keyOf())).toThrow();
  });

  it('is one where many processes generate it at once', async () => {
    const module = compiled('platform/crypto/secret-key.ts');
    const script = `import('${module}').then(({ SecretKey }) => console.log(new SecretKey({ dataDir: process.argv[1] }).for('x').toString('hex')))`;
    const run = promisify(execFile);
    const made = await Promise.all(
      Array.from({ length: 6 }, async () => (await run(process.execPath, ['-e', script, folder])).stdout),
    );
    expect(new Set(made).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['secret.key']);
  });

  it('is not generated over an invalid file', () => {
    writeFileSync(join(folder, 'secret.key'), 'nothing');
    expect(() => keyOf()).toThrow('does not hold a key');
    expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe('nothing');
  });
});
