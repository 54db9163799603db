import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadInProcess } from './shell-bundle.ts';

/** Asks the API within this process, for pages that are drawn here. */
@Injectable()
export class InProcessReads {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Counted for the visitor and never with a credential. */
  for({ ip }: FastifyRequest): ReadInProcess {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    return async (path) => {
      const { statusCode, payload } = await fastify.inject({ method: 'GET', url: path, remoteAddress: ip });
      return { status: statusCode, body: parse(payload) };
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
