// Writes `.br` and `.gz` beside every text file of the given folders: node tools/precompress.mjs dist [dist…]
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = /\.(js|mjs|css|json|svg|txt)$/;
const leastBytes = 512;

for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!text.test(path) || !statSync(path).isFile()) continue;
    const body = readFileSync(path);
    if (body.length < leastBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
