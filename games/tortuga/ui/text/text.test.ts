import { messagesContract, termsContract } from '@haven/text-kit/testing';
import { things } from '@haven/tortuga-text/things';
import { screenTexts } from './index.ts';

messagesContract({ messages: screenTexts }, { plurals: 'free', things });
termsContract(new URL('../../TERMS.md', import.meta.url), { texts: { screen: screenTexts } });
