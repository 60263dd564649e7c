import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import { deckGameIo } from '../deck-game/boardgame-io.ts';
import { tellParent } from './child.ts';

/** Its own server as it comes: socket.io, matches in memory. Without undo, which costs it time. */
const server = Server({ games: [{ ...deckGameIo(), disableUndo: true }], origins: ['http://127.0.0.1'] });

// It hands whatever it is given to listen(), which also takes an address to stay on this machine.
const port = { port: 0, host: '127.0.0.1' } as unknown as number;
const { appServer } = await server.run(port);
process.on('disconnect', () => process.exit());
tellParent((appServer.address() as AddressInfo).port);
