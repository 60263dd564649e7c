import { messagesContract } from '@haven/text-kit/testing';
import { KIT_WORDS } from './kit-words.ts';

messagesContract({ messages: KIT_WORDS });
