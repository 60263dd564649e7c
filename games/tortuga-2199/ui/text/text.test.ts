import { messagesContract } from '@haven/text-kit/testing';
import { things } from '@haven/tortuga-2199-text/things';
import { screenTexts } from './index.ts';

messagesContract({ messages: screenTexts }, { plurals: 'free', things });
