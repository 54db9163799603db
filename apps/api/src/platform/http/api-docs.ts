import { existsSync, readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { notFound } from '../errors/domain-error.ts';
import { docsPage, documentOfTag } from './api-docs-page.ts';

/** Written by `npm run openapi`; beside `src` and `dist` alike. */
const documentFile = new URL('../../../openapi.json', import.meta.url);
const path = '/api/docs';
const swaggerUi = `${path}/swagger-ui`;
const jsonType = 'application/json; charset=utf-8';
/** Swagger UI draws with inline styles and data pictures, and may call this API ('Try it out'). */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `/api/docs` for people, `/api/openapi.json` and Nest's usual `/api/docs-json` for programs, from the committed
 * description: nothing is introspected at start. Swagger UI takes seconds on a phone, so a list comes first (ADR 25).
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
  for (const address of [`${path}-json`, '/api/openapi.json'])
    fastify.get(address, (_request, reply) => reply.type(jsonType).send(json));
  const page = docsPage(document, swaggerUi);
  for (const address of [path, `${path}/`])
    fastify.get(address, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  fastify.get<{ Params: { tag: string } }>(`${path}/tags/:tag`, async ({ params: { tag } }, reply) => {
    const one = documentOfTag(document, tag);
    if (!one) throw notFound('There is no such group of routes.');
    return reply.type(jsonType).send(JSON.stringify(one));
  });
  SwaggerModule.setup(swaggerUi, app, () => ({}) as OpenAPIObject, {
    raw: false,
    customSiteTitle: document.info.title,
    // Shows the choice of groups.
    explorer: true,
    swaggerOptions: {
      urls: [
        { name: 'Everything', url: '/api/openapi.json' },
        ...(document.tags ?? []).map(({ name }) => ({ name, url: `${path}/tags/${encodeURIComponent(name)}` })),
      ],
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
    },
  });
}
