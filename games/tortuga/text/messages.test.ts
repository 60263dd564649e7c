import { messagesContract } from '@haven/text-kit/testing';
import { messages, rulesText } from './index.ts';
import { things } from './testing/things.ts';

const DICE = /\b[A-E]\b/g;

messagesContract({ messages, rulesText }, { forms: /Short$/, latinWords: DICE, things });
