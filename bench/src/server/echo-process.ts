import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { tellParent } from './child.ts';

/** Sends every message back and does nothing else: what the sockets alone allow. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data.toString())));
process.on('disconnect', () => process.exit());
server.on('listening', () => tellParent((server.address() as AddressInfo).port));
