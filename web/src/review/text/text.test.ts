import { messagesContract } from '@haven/text-kit/testing';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

messagesContract({ messages: { en, fr, ru } }, { latin: [] });
