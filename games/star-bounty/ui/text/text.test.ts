import { things } from '@haven/star-bounty-text/things';
import { messagesContract, termsContract } from '@haven/text-kit/testing';
import { screenTexts } from './index.ts';

messagesContract({ messages: screenTexts }, { plurals: 'free', things });
termsContract(new URL('../../TERMS.md', import.meta.url), { texts: { screen: screenTexts } });
