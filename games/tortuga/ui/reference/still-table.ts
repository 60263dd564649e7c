import { at, simRng } from '@haven/kit';
import { type CarryingArea, type SeenPlayer, TOKEN_OF, tortuga, type View } from '@haven/tortuga-rules';
import type { Details, Language } from '@haven/ui-kit';
import { topicOf } from '../details/about.ts';
import { wordsIn } from '../words.ts';

const SEATS = 3;
const SEED = 1;

const OPTIONS = { long: false, start: 'first-seat', swift: false } as const;

/** A table before the first roll. */
const STILL = tortuga.view(tortuga.setup(SEATS, OPTIONS, simRng(SEED)), 'spectator');

/** A board as it is told of: on `track 0 fleet 5` the boat of seat 0 stands on box 5. */
function viewFor(view: View, about: string): View {
  const [kind, seat, area, box] = about.split(' ');
  if (kind !== 'track' || box === undefined || !isCarrying(area)) return view;
  const moved: SeenPlayer = { ...at(view.players, Number(seat)), [TOKEN_OF[area]]: Number(box) };
  return { ...view, players: view.players.map((player, each) => (each === Number(seat) ? moved : player)) };
}

const isCarrying = (area: string | undefined): area is CarryingArea => area === 'fleet' || area === 'crew';

export function topicsIn(language: Language): (about: string) => Details | undefined {
  const words = wordsIn(language);
  return (about) => topicOf({ board: { view: viewFor(STILL, about), front: 0 }, words })(about);
}
