import { messagesContract, termsContract } from '@haven/text-kit/testing';
import { things } from '@haven/tortuga-2199-text/things';
import { en as editorEn } from '../editor/text/en.ts';
import { fr as editorFr } from '../editor/text/fr.ts';
import { ru as editorRu } from '../editor/text/ru.ts';
import { en as fightEn } from '../fight/text/en.ts';
import { fr as fightFr } from '../fight/text/fr.ts';
import { ru as fightRu } from '../fight/text/ru.ts';
import { en as resultEn } from '../result/text/en.ts';
import { fr as resultFr } from '../result/text/fr.ts';
import { ru as resultRu } from '../result/text/ru.ts';
import { screenTexts } from './index.ts';

messagesContract({ messages: screenTexts }, { plurals: 'free', things });

termsContract(new URL('../../TERMS.md', import.meta.url), {
  texts: {
    screen: screenTexts,
    editor: { en: editorEn, fr: editorFr, ru: editorRu },
    fight: { en: fightEn, fr: fightFr, ru: fightRu },
    result: { en: resultEn, fr: resultFr, ru: resultRu },
  },
});
