import { createServer } from 'node:net';
import { OpenPort } from '../open-port.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { type Reception, RtmpConnection } from './rtmp-connection.ts';

/** Connections at once: the church has one encoder; others are guests of a few seconds. */
const maxConnections = 32;
/** Of those from one place that have not been let in yet: nobody alone keeps an encoder out that comes back. */
const maxNewcomers = 4;

/** Takes encoders in, once it is opened. */
export function listenForEncoders(reception: Reception, onChange: () => void): OpenPort {
  const connections = new Map<RtmpConnection, string>();
  const server = createServer({ noDelay: true, keepAlive: true, keepAliveInitialDelay: 10_000 }, (socket) => {
    const place = neighbourhoodOf(socket.remoteAddress);
    const newcomers = [...connections].filter(([connection, from]) => from === place && !connection.isAdmitted);
    if (newcomers.length >= maxNewcomers) return void socket.destroy();
    const connection = new RtmpConnection(socket, reception);
    connections.set(connection, place);
    socket.once('close', () => connections.delete(connection));
  });
  server.maxConnections = maxConnections;
  return new OpenPort(server, onChange);
}
