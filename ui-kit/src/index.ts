export * from './contract.ts';
export * from './last-seconds.tsx';
export * from './settings.ts';
export * from './sound.ts';
export * from './spent-tap.ts';
