import { existsSync, readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, type SwaggerCustomOptions, SwaggerModule } from '@nestjs/swagger';
import { apiFolder } from '../config/api-folder.ts';
import { notFound } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { docsPage, documentOfTag } from './api-docs-page.ts';

/** Written by `npm run openapi`. */
const documentFile = new URL('openapi.json', apiFolder);
const path = '/api/docs';
const swaggerUi = `${path}/swagger-ui`;
const jsonType = 'application/json; charset=utf-8';
/** Swagger UI uses inline styles and data images, and may call this API ('Try it out'). */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API description with its JSON and its page. Loaded at the first request, as it has a megabyte that the start need not read. */
class ApiDocs {
  readonly document = JSON.parse(readFileSync(documentFile, 'utf8')) as OpenAPIObject;
  readonly json = JSON.stringify(this.document);
  readonly page = docsPage(this.document, swaggerUi);
}
let loaded: ApiDocs | undefined;
const docs = (): ApiDocs => (loaded ??= new ApiDocs());

/** Getters, because Swagger UI reads its options only when its page is requested. */
const uiOptions: SwaggerCustomOptions = {
  raw: false,
  get customSiteTitle() {
    return docs().document.info.title;
  },
  // Shows the choice of groups.
  explorer: true,
  get swaggerOptions() {
    return {
      urls: [
        { name: 'Everything', url: '/api/openapi.json' },
        ...(docs().document.tags ?? []).map(({ name }) => ({ name, url: `${path}/tags/${encodeURIComponent(name)}` })),
      ],
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
    };
  },
};

/**
 * Serves `/api/docs` for people, and `/api/openapi.json` and Nest's usual `/api/docs-json` for programs, from the committed
 * description; nothing is introspected. Swagger UI takes seconds on a phone, so a list is shown first (ADR 25).
 */
export function serveApiDocs(app: NestFastifyApplication): void {
  if (!existsSync(documentFile)) return;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(path)) void reply.header('content-security-policy', policy);
    done();
  });
  for (const address of [`${path}-json`, '/api/openapi.json'])
    fastify.get(address, (_request, reply) => reply.type(jsonType).send(docs().json));
  for (const address of [path, `${path}/`])
    fastify.get(address, (_request, reply) => reply.type('text/html; charset=utf-8').send(docs().page));
  fastify.get<{ Params: { tag: string } }>(`${path}/tags/:tag`, async ({ params: { tag } }, reply) => {
    const one = documentOfTag(docs().document, tag);
    if (!one) throw notFound(errorTexts.noTagOfRoutes);
    return reply.type(jsonType).send(JSON.stringify(one));
  });
  SwaggerModule.setup(swaggerUi, app, () => ({}) as OpenAPIObject, uiOptions);
}
