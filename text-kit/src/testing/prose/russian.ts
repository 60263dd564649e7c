import { ANYBODY } from './people.ts';
import { anyOf, never, type ProseRule, pattern } from './rule.ts';

/** What wants the accusative: a name in quotes after it stands in the nominative, a noun before the quotes bends. */
const TRANSITIVE = anyOf(`купи* покупа* сыгра* разыгр* сда* взять возьм* берёт* берут брать уничтож* отлож* отклад*
  потеря* теря* сбрасыва* сбрось* сбросить забра* забира* захвати* захватыва* продать прода* положит* кладёт* кладут выкладыва*
  выложит* обнов* зарезервир* резервир* верну* возвращает возвращаете пойма*`);
const PREPOSITIONS = anyOf(`за у для от против без с со к ко о об при над под из по через между перед после кроме вместо
  на в`);
const IMPERSONAL = anyOf('слышно видно нет нужно можно надо нельзя');
const MOVING = anyOf('возвращается перемещается летит');
const MASCULINE = anyOf('кредит манёвр минерал сундук кубик жетон ход совет');

export const RUSSIAN: readonly ProseRule[] = [
  never('puts a noun before a name in quotes that is an object', pattern(`<${TRANSITIVE} «(?![^»]*[ую]»)`)),
  never('bends no name of a player', pattern(`<${PREPOSITIONS} (?:${ANYBODY})>`)),
  never('puts a player’s name where a nominative stands', pattern(`<(?:${ANYBODY}) (?:не )?${IMPERSONAL}>`)),
  never('says who loses before it says what', pattern(`, (?:теряет|отдаёт|платит) (?:${ANYBODY})>`)),
  never('plays cards by «разыгрывать»', pattern('<(?:игра(?:ет|ете|ют|ть|ем|ли|л|ла)|(?:не)?сыгра\\p{L}+) карт')),
  never('ends by «завершать» or «заканчивать»', pattern('<конча(?:ет|ют|ете|ть|ем)>')),
  never('moves to a sector, not beside it', pattern(`<(?:${MOVING}|собирает \\p{L}+): `)),
  never('has a verb before a card', pattern('<(?:в резерв|в руку|в сброс|под колоду) «')),
  never('has one verb for one thing', pattern('<\\p{L}+ются [A-E](?=[.,;])', 'u')),
  never('sets a comma before «чем»', pattern('<(?:больше|меньше|раньше|позже|лучше|хуже) чем>')),
  never('answers «столько» with «сколько»', pattern('<столько, как')),
  never('needs one thing by its gender', pattern(`<(?:нужно|взято) (?:\\d*[^1\\D])?1 ${MASCULINE}>`)),
  never('says how often before it says what', pattern(', раз в (?:ход|раунд|круг)(?=[.;]|$)')),
  never('orders nothing where it is declined', pattern('<не использовать: \\p{L}+(?:йте|ьте|ите)>')),
  never('names a die after what it shows', pattern(': [A-E] (?:череп|\\p{Lu}{4,})>', 'u')),
  never('lists what was rolled after a colon', pattern('<выпало (?:череп|\\p{Lu}{4,})>', 'u')),
  never('has “up to” before more than one', pattern('<до (?:1|одного) (?:сектора|карты|жетона)>')),
  never('counts Influence in points', pattern('<\\d+ влияни[ея]>')),
  never('is on a post, not in it', pattern('<в (?:\\p{L}+ )?Торгов(?:ый|ом) пост', 'u')),
  never('turns cards face down, not enemies', pattern('<противник\\p{L}* рубашк', 'u')),
  never('leaves no choice where there is one thing', pattern('<последн\\p{L}+ кубик\\p{L}*\\. Оставьте хотя бы один>')),
];
