import type { AddressInfo } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { HouseAddress } from '@haven/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';

const AddressAnswer = z.object({ address: z.string().nullable(), nearby: z.array(z.string()).readonly() });

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** How others find the house, for a page that is open on its very machine and knows it only as localhost. */
export function addAddressRoute(app: FastifyInstance, ownAddress: string): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/address',
      { schema: { summary: 'By which address other devices find this server', response: { 200: AddressAnswer } } },
      (request): HouseAddress => ({ address: ownAddress || null, nearby: isFromHere(request) ? nearbyOf(app) : [] }),
    );
}

/** Somebody at this machine. Behind a proxy everybody seems to be: they come by another name, or it says for whom it asks. */
function isFromHere({ ip, host, headers }: FastifyRequest): boolean {
  const isPassedOn = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
  return LOOPBACK.test(ip) && LOOPBACK_NAME.test(host) && !isPassedOn;
}

function nearbyOf(app: FastifyInstance): string[] {
  const { address, port } = app.server.address() as AddressInfo;
  if (!EVERYWHERE.includes(address)) return [];
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.filter(isReachable).map((each) => `http://${each.address}:${port}`);
}

/** What people can type; an address of IPv6 is no help to them. */
function isReachable({ family, internal }: NetworkInterfaceInfo): boolean {
  return family === 'IPv4' && !internal;
}
