import { things } from '@haven/star-bounty-text/things';
import { messagesContract } from '@haven/text-kit/testing';
import { screenTexts } from './index.ts';

messagesContract({ messages: screenTexts }, { plurals: 'free', things });
