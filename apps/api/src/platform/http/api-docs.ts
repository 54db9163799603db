import { existsSync, readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** Written by `npm run openapi`; beside `src` and `dist` alike. */
const documentFile = new URL('../../../openapi.json', import.meta.url);
const path = '/api/docs';
/** Swagger UI draws with inline styles and data pictures, and may call this API ('Try it out'). */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `/api/docs` for people, `/api/openapi.json` and Nest's usual `/api/docs-json` for programs, from the committed
 * description: nothing is introspected at start.
 */
export function serveApiDocs(app: NestFastifyApplication): void {
  if (!existsSync(documentFile)) return;
  const document = JSON.parse(readFileSync(documentFile, 'utf8')) as OpenAPIObject;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(path)) void reply.header('content-security-policy', policy);
    done();
  });
  const json = JSON.stringify(document);
  fastify.get(`${path}-json`, (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  SwaggerModule.setup(path, app, document, {
    jsonDocumentUrl: '/api/openapi.json',
    raw: ['json'],
    customSiteTitle: document.info.title,
    // Folded: a phone would draw all operations and schemas for seconds before the first can be read.
    swaggerOptions: { docExpansion: 'none', defaultModelsExpandDepth: -1 },
  });
}
