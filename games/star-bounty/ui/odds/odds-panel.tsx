import type { Bounty, StarBounty } from '@haven/star-bounty-rules';
import { Switch, type TableProps, useAid } from '@haven/ui-kit';
import type { Replies } from '../advice/use-odds.ts';
import { isWithoutCounsel, useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { usePreferences } from '../preferences.ts';
import { useWords } from '../words.ts';
import { OddsBars } from './odds-bars.tsx';
import { OptionList } from './option-list.tsx';
import './odds.css';

const AID = 'odds';

/** The odds of what lies ahead; they can be switched off, and the result says whether they were used. */
export function OddsPanel({ props }: { readonly props: TableProps<StarBounty> }) {
  const { view, replies } = useBoard();
  const { label } = useWords();
  const { odds: isOn } = usePreferences();
  const isShown = Object.keys(replies).length > 0;
  useAid(props, isShown ? AID : null);
  if (view.step === null || view.step.type === 'enterprise' || isWithoutCounsel(props)) return null;
  return (
    <section className="sb-odds" data-about="odds" aria-label={label('odds')}>
      <Head />
      {isOn && <Body />}
    </section>
  );
}

function Head() {
  const { label } = useWords();
  const { odds } = usePreferences();
  return (
    <Switch
      look="sb-odds"
      label={label('showOdds')}
      isOn={odds}
      turn={(isOn) => usePreferences.setState({ odds: isOn })}
    >
      <Icon name="rolling-dices" /> <span className="sb-odds-title">{label('odds')}</span>
    </Switch>
  );
}

function Body() {
  const { view, replies } = useBoard();
  const { label } = useWords();
  const enemies = view.battle ? [view.battle.enemy] : (view.rows[0]?.filter((enemy) => enemy !== null) ?? []);
  return (
    <div className="sb-odds-body">
      {enemies.map((enemy) => (
        <EnemyOdds key={enemy} enemy={enemy} replies={replies} />
      ))}
      <p className="sb-odds-note">{label(isExact(replies, enemies) ? 'oddsExact' : 'oddsThinking')}</p>
    </div>
  );
}

const isExact = (replies: Replies, enemies: readonly Bounty[]) => enemies.every((enemy) => replies[enemy]?.exact);

function EnemyOdds({ enemy, replies }: { readonly enemy: Bounty; readonly replies: Replies }) {
  const { fullOf, shortOf } = useWords();
  const reply = replies[enemy];
  return (
    <article className="sb-enemy-odds" aria-busy={!reply?.exact}>
      <h3>
        <span className="sb-wide-only">{fullOf(enemy)}</span>
        <span className="sb-narrow-only">{shortOf(enemy)}</span>
      </h3>
      <OddsBars odds={reply?.advice.odds} />
      {reply && reply.advice.options.length > 1 && <OptionList advice={reply.advice} />}
    </article>
  );
}
