import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TranslationLanguage } from '@ministry/domain';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { siteTopic } from '../../platform/site-settings/site-settings.service.ts';
import { pagesTopic } from '../../publishing/pages/page-links.service.ts';
import type { ReadInProcess } from './shell-bundle.ts';

/** The reads for one page, and the topics of their responses. */
export interface PageReads {
  read: ReadInProcess;
  /** Undefined if a response is not cached, because its changes are not announced then. */
  topics(): ReadonlySet<string> | undefined;
}

/** Calls the API within this process, for pages that are rendered here. */
@Injectable()
export class InProcessReads {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly cache: ResponseCache,
  ) {}

  /** Sends no credential. An uncached read counts towards the rate limit of the visitor; a cached one does not, but the page itself counts. */
  for({ ip }: FastifyRequest, language?: TranslationLanguage): PageReads {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Every page shows the name of the church and links to the pages of the office.
    const topics = new Set<string>([siteTopic, pagesTopic]);
    let isKnown = true;
    return {
      read: async (original) => {
        const path = language ? inLanguage(original, language) : original;
        const cached = this.cache.cached(path);
        if (cached) {
          cached.topics.forEach((topic) => topics.add(topic));
          return { status: 200, body: cached.value };
        }
        const { statusCode, payload } = await fastify.inject({ method: 'GET', url: path, remoteAddress: ip });
        const made = this.cache.cached(path);
        if (made) made.topics.forEach((topic) => topics.add(topic));
        else isKnown = false;
        return { status: statusCode, body: parse(payload) };
      },
      topics: () => (isKnown ? topics : undefined),
    };
  }
}

/** Adds the language in the same way as the shell in the browser. */
const inLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}language=${language}`;

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return { message: payload };
  }
}
