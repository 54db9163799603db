// A private Redis server that keeps everything in memory.
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './product.mjs';
import { ServerProcess } from './server-process.mjs';

export const hasRedis = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** @param {number} port @returns {Promise<boolean>} */
const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

export class RedisServer extends ServerProcess {
  #port;

  /** @param {number} port */
  constructor(port) {
    super();
    this.#port = port;
  }

  static async start() {
    const server = new RedisServer(await freePort());
    await server.begin();
    return server;
  }

  get url() {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** May be called again after `end`; Redis then starts empty. */
  async begin() {
    this.start(['redis-server', '--port', `${this.#port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
    while (!(await accepts(this.#port))) {
      if (!this.isRunning) throw new Error('Redis did not start');
      await pause(20);
    }
  }
}
