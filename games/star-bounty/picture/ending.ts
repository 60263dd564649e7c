import type { Language } from '@haven/picture-kit';
import type { Medal, Verdict } from '@haven/star-bounty-rules';

interface Ended {
  readonly verdict: string;
  readonly sheets: readonly { readonly total: number }[];
}

interface Words {
  readonly medals: Readonly<Record<Medal, string>>;
  readonly finished: string;
  readonly destroyed: string;
  readonly credits: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    medals: { platinum: 'Platinum medal', gold: 'Gold medal', silver: 'Silver medal', bronze: 'Bronze medal' },
    finished: 'Home without a medal',
    destroyed: 'The ship was destroyed',
    credits: { one: 'credit', other: 'credits' },
  },
  fr: {
    medals: {
      platinum: 'Médaille de platine',
      gold: 'Médaille d’or',
      silver: 'Médaille d’argent',
      bronze: 'Médaille de bronze',
    },
    finished: 'De retour sans médaille',
    destroyed: 'Le vaisseau a été détruit',
    credits: { one: 'crédit', other: 'crédits' },
  },
  ru: {
    medals: {
      platinum: 'Платиновая медаль',
      gold: 'Золотая медаль',
      silver: 'Серебряная медаль',
      bronze: 'Бронзовая медаль',
    },
    finished: 'Возвращение без медали',
    destroyed: 'Корабль погиб',
    credits: { one: 'кредит', few: 'кредита', many: 'кредитов', other: 'кредита' },
  },
};

/** §7.2 The medal, and the credits that earned it. */
export function ending({ verdict, sheets }: Ended, language: Language): string {
  const { medals, finished, destroyed, credits } = WORDS[language];
  const words: Readonly<Record<Verdict, string>> = { ...medals, finished, destroyed };
  const said = Object.entries(words).find(([each]) => each === verdict)?.[1] ?? verdict;
  const total = sheets[0]?.total ?? 0;
  const unit = credits[new Intl.PluralRules(language).select(total)] ?? credits.other;
  return `${said}, ${total} ${unit}`;
}
