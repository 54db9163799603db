import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TranslationLanguage } from '@ministry/domain';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { siteTopic } from '../../platform/site-settings/site-settings.service.ts';
import { pagesTopic } from '../../publishing/pages/page-links.service.ts';
import type { ReadInProcess } from './shell-bundle.ts';

/** Reads for one page, and the topics of their answers. */
export interface PageReads {
  read: ReadInProcess;
  /** Undefined where an answer is not cached, so that nobody tells when it changes. */
  topics(): ReadonlySet<string> | undefined;
}

/** Asks the API within this process, for pages that are rendered here. */
@Injectable()
export class InProcessReads {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly cache: ResponseCache,
  ) {}

  /** Never with a credential. What is not kept is counted for the visitor; the rest costs nothing, and the page is counted itself. */
  for({ ip }: FastifyRequest, language?: TranslationLanguage): PageReads {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Every page names the church, and links to the pages of its own.
    const topics = new Set<string>([siteTopic, pagesTopic]);
    let isKnown = true;
    return {
      read: async (original) => {
        const path = language ? inLanguage(original, language) : original;
        const kept = this.cache.kept(path);
        if (kept) {
          kept.topics.forEach((topic) => topics.add(topic));
          return { status: 200, body: kept.value };
        }
        const { statusCode, payload } = await fastify.inject({ method: 'GET', url: path, remoteAddress: ip });
        const made = this.cache.kept(path);
        if (made) made.topics.forEach((topic) => topics.add(topic));
        else isKnown = false;
        return { status: statusCode, body: parse(payload) };
      },
      topics: () => (isKnown ? topics : undefined),
    };
  }
}

/** As the shell writes it in the browser. */
const inLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}language=${language}`;

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return { message: payload };
  }
}
