import { messagesContract } from '@haven/text-kit/testing';
import { describe } from 'vitest';
import { en as fightEn } from '../fight/text/en.ts';
import { fr as fightFr } from '../fight/text/fr.ts';
import { ru as fightRu } from '../fight/text/ru.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

describe('the words of the fight', () => messagesContract({ messages: { en: fightEn, fr: fightFr, ru: fightRu } }));
describe('the words of the result', () => messagesContract({ messages: { en, fr, ru } }));
