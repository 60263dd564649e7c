import { messagesContract } from '@haven/text-kit/testing';
import { messages, rulesText } from './index.ts';
import { things } from './testing/things.ts';

messagesContract(
  { messages, rulesText },
  { forms: /(Name|Object|Title)$/, plurals: 'free', latin: ['game.title'], things },
);
