import { createServer } from 'node:net';
import { PortListener } from '../port-listener.ts';
import { networkOf } from './client-network.ts';
import { type PublisherHandler, RtmpConnection } from './rtmp-connection.ts';

/** Maximum connections. The church has one encoder; others last seconds. Beyond, the connection that has waited longest without a key is closed. */
const maxConnections = 64;
/** Maximum connections of one network without an accepted key, so that a single network cannot keep a reconnecting encoder out. */
const maxUnauthorized = 4;

export function listenForEncoders(handler: PublisherHandler, onChange: () => void): PortListener {
  const connections = new Map<RtmpConnection, string>();
  const server = createServer({ noDelay: true, keepAlive: true, keepAliveInitialDelay: 10_000 }, (socket) => {
    const network = networkOf(socket.remoteAddress);
    const unauthorized = [...connections].filter(([connection, from]) => from === network && !connection.isAuthorized);
    if (unauthorized.length >= maxUnauthorized) return void socket.destroy();
    if (connections.size >= maxConnections) [...connections.keys()].find(({ isAuthorized }) => !isAuthorized)?.close();
    const connection = new RtmpConnection(socket, handler);
    connections.set(connection, network);
    socket.once('close', () => connections.delete(connection));
  });
  return new PortListener(server, onChange);
}
