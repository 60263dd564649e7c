import { isIP } from 'node:net';

const GROUPS = 8;
/** A home has a whole network of such addresses, and a new one whenever it likes. */
const HOME_GROUPS = 4;

/** The address that a caller is counted by: its own, or where one has billions of them, that of its network. */
export function homeOf(address: string): string {
  if (isIP(address) !== 6 || address.startsWith('::')) return address;
  const [head = '', tail] = address.split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail ?? '')];
  const noughts = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const all = [...first, ...Array.from({ length: noughts }, () => '0'), ...last];
  return `${all
    .slice(0, HOME_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}

function groupsIn(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
