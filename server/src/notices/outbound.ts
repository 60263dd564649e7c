import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Sends something to an address that a guest gave us. */
export interface Outbound {
  /** The status of the answer; rejects if there is none, or if nothing may be sent there. */
  post(url: string, letter: OutboundPost): Promise<number>;
  /** Whether something may be sent there. */
  mayReach(url: string): Promise<boolean>;
}

export interface OutboundPost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const PATIENCE_MS = 5_000;

/** Addresses of our own machine and network, and those that are nobody's: a guest must not make us knock there. */
const INSIDE = {
  ipv4: listOf(
    'ipv4',
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24' +
      ' 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  ),
  ipv6: listOf(
    'ipv6',
    '::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10' +
      ' fec0::/10 ff00::/8',
  ),
};

function listOf(family: 'ipv4' | 'ipv6', nets: string): BlockList {
  const list = new BlockList();
  for (const net of nets.split(' ')) {
    const [address = '', bits] = net.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export function isInside(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return INSIDE[family].check(address, family);
}

/** Over https and to the outside only, unless the house is told that anywhere will do. */
export function createOutbound({ isAnywhere }: { readonly isAnywhere: boolean }): Outbound {
  const check = async (text: string) => {
    const url = new URL(text);
    if (isAnywhere && /^https?:$/.test(url.protocol)) return { url, addresses: undefined };
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') throw forbidden();
    const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''));
    if (addresses.length === 0 || addresses.some(({ address }) => isInside(address))) throw forbidden();
    return { url, addresses };
  };
  return {
    post: async (text, letter) => post(await check(text), letter),
    mayReach: (text) =>
      check(text).then(
        () => true,
        () => false,
      ),
  };
}

function forbidden(): Error {
  return new Error('nothing is sent to such an address');
}

function addressesOf(host: string): Promise<LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return Promise.resolve([{ address: host, family }]);
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
}

interface Checked {
  readonly url: URL;
  /** Where the name pointed when it was checked: we go there and nowhere else. */
  readonly addresses: LookupAddress[] | undefined;
}

/** Follows no redirection and reads no answer beyond its status. */
function post({ url, addresses }: Checked, { headers, body }: OutboundPost): Promise<number> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const pinned = addresses && { lookup: lookupOf(addresses) };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE_MS), agent: false, ...pinned };
    const sent = request(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => {}).destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

type Lookup = (
  host: string,
  options: { all?: boolean | undefined },
  done: (error: null, found: string | LookupAddress[], family?: number) => void,
) => void;

function lookupOf(addresses: LookupAddress[]): Lookup {
  return (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, addresses);
    else if (first) done(null, first.address, first.family);
  };
}
