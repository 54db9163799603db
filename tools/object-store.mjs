// A local store that speaks S3, with one bucket that requires a signature for every request.
// As a separate process: `node tools/object-store.mjs PORT FOLDER`.
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const S3rver = createRequire(import.meta.url)('s3rver');
/** The account that s3rver knows. */
const account = { key: 'S3RVER', secret: 'S3RVER' };

/** Settings that connect the product to the store at this port. @param {number} port @returns {Record<string, string>} */
export const storeSettings = (port) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'uploads',
  S3_ACCESS_KEY_ID: account.key,
  S3_SECRET_ACCESS_KEY: account.secret,
});

/**
 * @param {string} folder folder of its files; those of an earlier store are found again
 * @param {number} [port] any free port if left out
 * @returns {Promise<{environment: Record<string, string>, publicEndpoint: string, advance: (milliseconds: number) => void, close: () => Promise<void>}>}
 *   `publicEndpoint` is the same store under the host name that browsers use; `advance` moves its clock forward
 */
export async function startObjectStore(folder, port = 0) {
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port: innerPort } = await store.run();
  let ahead = 0;
  // s3rver accepts every signature of version 4, so they are verified here.
  const front = createServer((request, response) => {
    const problem = signatureProblem(request, Date.now() + ahead);
    if (problem) refuse(response, problem);
    else forward(request, response, innerPort);
  });
  front.listen(port, '127.0.0.1');
  await once(front, 'listening');
  const { port: frontPort } = /** @type {import('node:net').AddressInfo} */ (front.address());
  return {
    environment: storeSettings(frontPort),
    publicEndpoint: `http://localhost:${frontPort}`,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await store.close();
    },
  };
}

function forward(request, response, port) {
  const { method, headers, url: path } = request;
  const further = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  further.once('error', () => response.destroy());
  response.once('close', () => further.destroy());
  request.pipe(further);
}

function refuse(response, code) {
  response.writeHead(403, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/** Verifies AWS Signature Version 4, in the query or in the Authorization header. @returns {string | undefined} S3's error code, if any */
function signatureProblem(request, now) {
  const url = new URL(request.url ?? '/', 'http://store');
  const inQuery = url.searchParams.has('X-Amz-Signature');
  const header = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(.+)$/.exec(
    request.headers.authorization ?? '',
  );
  const said = (name, part) => (inQuery ? url.searchParams.get(`X-Amz-${name}`) : header?.[part]) ?? '';
  const [key, day = '', region = '', service = '', end = ''] = said('Credential', 1).split('/');
  if (key !== account.key) return key ? 'InvalidAccessKeyId' : 'AccessDenied';
  const signedHeaders = said('SignedHeaders', 2);
  const moment = inQuery ? (url.searchParams.get('X-Amz-Date') ?? '') : String(request.headers['x-amz-date']);
  const began = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (inQuery && !(now < began + Number(url.searchParams.get('X-Amz-Expires')) * 1_000)) return 'AccessDenied';
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    inQuery ? 'UNSIGNED-PAYLOAD' : request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = [day, region, service, end].join('/');
  const signingKey = hmac(hmac(hmac(hmac(`AWS4${account.secret}`, day), region), service), end);
  const signature = hmac(signingKey, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')).toString('hex');
  return signature === said('Signature', 3) ? undefined : 'SignatureDoesNotMatch';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port, folder] = process.argv.slice(2);
  await startObjectStore(String(folder), Number(port));
}
