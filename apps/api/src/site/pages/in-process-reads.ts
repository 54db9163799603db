import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import type { ReadInProcess } from './shell-bundle.ts';

/** Reads for one page, and the topics of their answers. */
export interface PageReads {
  read: ReadInProcess;
  /** Undefined where an answer is not cached, so that nobody tells when it changes. */
  topics(): ReadonlySet<string> | undefined;
}

/** Asks the API within this process, for pages that are drawn here. */
@Injectable()
export class InProcessReads {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly cache: ResponseCache,
  ) {}

  /** Counted for the visitor and never with a credential. */
  for({ ip }: FastifyRequest): PageReads {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const topics = new Set<string>();
    let isKnown = true;
    return {
      read: async (path) => {
        const { statusCode, payload } = await fastify.inject({ method: 'GET', url: path, remoteAddress: ip });
        const own = this.cache.topicsOf(path);
        if (own) own.forEach((topic) => topics.add(topic));
        else isKnown = false;
        return { status: statusCode, body: parse(payload) };
      },
      topics: () => (isKnown ? topics : undefined),
    };
  }
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return { message: payload };
  }
}
