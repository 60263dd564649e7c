export { rerunTranscript, retell, writeShort, writeTranscript } from '../transcript.ts';
export * from './contract.ts';
export * from './counts.ts';
export * from './faults.ts';
export * from './golden.ts';
export * from './inspect.ts';
export * from './lanterns.ts';
export * from './table.ts';
export * from './turns.ts';
