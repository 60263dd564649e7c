// A player in forty lines: node docs/examples/client.mjs http://localhost:2199 tortuga 2
// It sets a table, seats bots on the other chairs and plays any legal move until the match is over.
import { createHash, randomBytes } from 'node:crypto';

const [address = 'http://localhost:2199', game = 'tortuga', seats = '2'] = process.argv.slice(2);
const WebSocket = globalThis.WebSocket ?? (await import('ws')).default;
const sealOf = (text) => createHash('sha256').update(text).digest('hex');
const salt = randomBytes(32).toString('hex');
let cookie = '';

async function post(path, body) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(address + path, { method: 'POST', headers, body: body && JSON.stringify(body) });
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  const answer = response.status === 204 ? {} : await response.json();
  if (!response.ok) throw new Error(`${path}: ${answer.refusal.code}`);
  return answer;
}

const wish = { game, options: {}, seats: Number(seats), access: 'link', clock: { kind: 'none' }, timeout: 'bot' };
const { table, token } = await post('/api/tables', { ...wish, seal: sealOf(salt) });
for (let seat = 1; seat < Number(seats); seat += 1) await post(`/api/tables/${table}/bots/${seat}`);

const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/table`);
const say = (message) => socket.send(JSON.stringify(message));
socket.onopen = async () => {
  say({ type: 'join', match: table, token, from: 0 });
  await post(`/api/tables/${table}/start`);
};
socket.onmessage = ({ data }) => {
  const letter = JSON.parse(data);
  if (letter.type === 'error') throw new Error(letter.refusal.code);
  if (letter.type === 'table' && letter.table.phase === 'sealing') say({ type: 'salt', salt });
  if (letter.type !== 'seen' && letter.type !== 'refused') return;
  const { outcome, moves, asked, toAct } = letter.seen;
  if (outcome) return socket.close(console.log(`${table} is over: ${outcome.verdict} ${JSON.stringify(outcome.ranking)}`));
  if (moves.length === 0) return;
  const { text } = moves[Math.floor(Math.random() * moves.length)];
  say({ type: 'play', asked, move: text, ...(toAct.length > 1 && { nonce: randomBytes(16).toString('hex') }) });
};
