import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { codeOf } from '../database/errors.ts';

const keyBytes = 32;

/** Derives keys for data that must be decrypted later. The secret comes from the configuration, or from a file that the first start creates. */
@Injectable()
export class SecretKey {
  private secret: Buffer | undefined;

  constructor(private readonly config: Config) {}

  /** The 32-byte key of one purpose; the same in every process of this site. */
  for(purpose: string): Buffer {
    this.secret ??=
      this.config.secretKey === undefined ? secretFile(this.config.dataDir) : Buffer.from(this.config.secretKey);
    return Buffer.from(hkdfSync('sha256', this.secret, '', purpose, keyBytes));
  }
}

/** Writes the complete file under another name first. If several processes start together, one creates the file and the others read it. */
function secretFile(folder: string): Buffer {
  const file = join(folder, 'secret.key');
  const draft = join(folder, `secret.${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  try {
    return read(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  writeFileSync(draft, randomBytes(keyBytes).toString('hex'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return read(file);
}

function read(file: string): Buffer {
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (secret.length !== keyBytes) throw new Error(`${file} does not hold a key; put back the one that was there`);
  return secret;
}
