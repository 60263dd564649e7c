import { voicesOf } from '@haven/text-kit/testing';
import { messages, say } from '../index.ts';

export const { translatorIn, voices, inAll } = voicesOf({ messages, say });
