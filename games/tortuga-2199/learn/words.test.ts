import { lessonsContract } from '@haven/text-kit/testing';
import { lessons } from './index.ts';

lessonsContract(lessons);
