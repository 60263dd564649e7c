import { voicesOf } from '@haven/text-kit/testing';
import { messages, say } from '../index.ts';

export const { voices, inAll } = voicesOf({ messages, say });
