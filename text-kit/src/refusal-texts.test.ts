import { KIT_REFUSAL_TEXTS } from './refusal-texts.ts';
import { messagesContract } from './testing/index.ts';

messagesContract({ messages: KIT_REFUSAL_TEXTS });
