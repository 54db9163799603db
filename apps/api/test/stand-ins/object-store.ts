import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from '../temporary-folder.ts';

interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
type S3Rver = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string; configs: string[] }[];
}) => S3Server;

const S3rver = createRequire(import.meta.url)('s3rver') as S3Rver;
/** The account that s3rver knows. */
const account = { key: 'S3RVER', secret: 'S3RVER' };

export interface ObjectStoreStandIn {
  environment: Record<string, string>;
  /** The same store under the name that browsers use. */
  publicEndpoint: string;
  /** Its clock goes on by so many milliseconds. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** A store that speaks S3, on a free port of this machine, with one bucket that is open to nobody without a signature. */
export async function startObjectStore(): Promise<ObjectStoreStandIn> {
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: temporaryFolder('s3'),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = await store.run();
  let ahead = 0;
  // s3rver believes every signature of version 4.
  const front = createServer((request, response) => {
    const problem = signatureProblem(request, Date.now() + ahead);
    if (problem) refuse(response, problem);
    else forward(request, response, port);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port: frontPort } = front.address() as AddressInfo;
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${frontPort}`,
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: account.key,
      S3_SECRET_ACCESS_KEY: account.secret,
    },
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

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, headers, url: path } = request;
  const further = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  further.once('error', () => response.destroy());
  response.once('close', () => further.destroy());
  request.pipe(further);
}

function refuse(response: ServerResponse, code: string): void {
  response.writeHead(403, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4, in the query or in the Authorization header; undefined where S3 would go on. */
function signatureProblem(request: IncomingMessage, now: number): string | undefined {
  const url = new URL(request.url ?? '/', 'http://store');
  const inQuery = url.searchParams.has('X-Amz-Signature');
  const header = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(.+)$/.exec(
    request.headers.authorization ?? '',
  );
  const said = (name: string, part: number): string =>
    (inQuery ? url.searchParams.get(`X-Amz-${name}`) : header?.[part]) ?? '';
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
