import { ANYBODY } from './people.ts';
import { anyOf, never, type ProseRule, pattern } from './rule.ts';

const VOWEL = '[aeiouyàâéèêëîïôùûœæ]';
const ELIDING = anyOf('de le la que ne se me te je jusque lorsque puisque');
const ELIDED = '(?:[ldnsmtjc]|qu|jusqu|lorsqu|puisqu)’';
/** Words that begin with a vowel and elide nothing, and letters that name a die. */
const UNELIDED = '(?!(?:onz|oui>|un>|[a-z]>))';

const CARD_VERBS = anyOf(`joue jouer jouez achète acheter achetez détruit détruire détruisez perd perdez réserve
  réserver réservez récupère récupérer récupérez laisse laisser défausse défausser pose poser capture capturer convertit
  convertir renouvelle renouveler piochez`);
const SECTOR_VERBS = anyOf('conquiert conquérir renforce renforcer sonde sonder quitte');
const MOVING = anyOf('déplace revient arrive');
const ACTING = anyOf('revient attaque* capture collecte sonde');
const TENS = anyOf('vingt trente quarante cinquante soixante cent');
const MASCULINE = anyOf('absent prêt seul premier dernier \\p{L}+é \\p{L}+u parti assis');

export const FRENCH: readonly ProseRule[] = [
  never('elides before a vowel', pattern(`<${ELIDING} ${UNELIDED}${VOWEL}|<si ils?>`)),
  never('elides before a vowel alone', pattern(`<${ELIDED}(?=[bcdfgjklmnpqrstvwxz])`)),
  never('contracts « de » and « à » with an article', pattern('<(?:de|à) (?:Le|Les)>', 'u')),
  never('sets high punctuation off by a no-break space', /[\p{L}\p{N})»][;:!?»](?![/\d])|«[\p{L}\p{N}]|[ ][;:!?»]|« /u),
  never('has typographic apostrophes', /\p{L}'\p{L}/u),
  never(
    'gives a player no gender',
    pattern(`<(?:${ANYBODY}) (?:n’)?(?:est|était|sera) (?:pas |plus |déjà )?${MASCULINE}>`),
  ),
  never('ranks a player without a gender', pattern(`<1er (?:${ANYBODY})>`)),
  never(
    'says « la carte … » where a card is the object',
    pattern(`<(?:${CARD_VERBS.toLowerCase()}) (?!(?:${ANYBODY})>)(?=\\p{Lu}\\p{Ll})`, 'u'),
  ),
  never('says « le secteur … » where a sector is the object', pattern(`<(?:${SECTOR_VERBS}) (?=\\p{Lu}\\p{Ll})`, 'u')),
  never('moves to a sector, not beside it', pattern(`<${MOVING}\\s?:|<${ACTING}[^.:;]*, secteur \\p{Lu}`, 'u')),
  never('calls the Mines « le secteur des Mines »', pattern('<secteur Mines>')),
  never('gives each order its own pronoun', pattern('<\\p{L}+ez ou \\p{L}+ez-(?:en|le|la|les|y)>')),
  never(
    'says « se défendre » of those who defend themselves',
    /(?<!\p{L}|(?:se|vous) )défend(?:re|ez|iez) (?:sans|avec) /iu,
  ),
  never('names a card after a colon, not as if it were spoken to', pattern('<carte Réservée, \\p{Lu}', 'u')),
  never('names a die after what it shows', pattern(': [A-E] (?:crâne|\\p{Lu}{4,})>', 'u')),
  never('has “up to” before more than one', pattern('<jusqu’à (?:1|un|une) (?:secteur|carte|jeton)>')),
  never('orders nothing where it is declined', pattern('<renoncer à ce(?:tte|s) capacités?\\s: \\p{L}+ez>')),
  never('obtains a thing, not a deed', /obtient\u202f: \p{L}+(?:er|ir|re)(?!\p{L})/u),
  never('counts what is left behind', pattern('<abandonné\\s: \\p{L}+(?:,| et )')),
  never('says « secteur » before who controls it', pattern('<(?:Tourelles \\p{L}+|Mines|Forteresse)\\s: contrôlé')),
  never('has « Crypto » masculine', pattern('<une Crypto>|<Cryptos (?:non |déjà )?\\p{L}+ées>')),
  never('has no present after « si … devait »', pattern('<si \\p{L}+ \\p{L}+ devait [^,]+, (?![^.]*rait>)')),
  never('leaves no choice where there is one thing', pattern('<dernier dé\\. Gardez-en au moins un>')),
  never('calls its own card « de notre cru », not « de notre main »', pattern('<carte de notre main>')),
  never('tells a limit from a count', pattern('<n’est pas pleine \\([^)]*pièces?\\)')),
  never('foretells one thing in one tense', pattern('<passer(?:a|ont)\\. [^.]*rait>')),
  never('casts one die as one', /lancez les dés\u202f: (?:(?!,| et ).)*\([A-E]\)\.$/u),
  never('asks for an order where one may be all there is room for', pattern('<lesquels [^?]*, et dans quel ordre>')),
  never('calls the deed « renforcement »', pattern('<par renfort>|<renforts\\s:')),
  never('says « tant que » before a clause', pattern('<tant que possible>')),
  never('gives whoever is spoken to no gender', pattern('<vous êtes (?:seul|prêt|assis|parti|absent)>')),
  never('says who stands there with an article', pattern('<face à vous\\s: (?:as|roi|dame|valet)>')),
  never('says what is over before somebody else acts', pattern('<une fois \\p{L}+é, (?:un|les) ')),
  never('says « celui-ci » of a thing, not « il » as of the player', pattern(`^(?:${ANYBODY}) [^.:;]*\\s; il>`)),
  never('puts like things in no order', /ordre des coffres[^.]* (\p{L}+) et \1\./u),
  never('counts no others where there may be one', pattern('<d’autres joueurs lancent>|<les autres n’en savent>')),
  never('haggles over no fixed price', pattern('<négoci(?:er|ez)>')),
  never('has words or figures, not both', pattern(`<${TENS}>.*\\d{2}|\\d{2}.*<${TENS}>`)),
];
