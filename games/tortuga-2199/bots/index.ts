export { plain } from './plain.ts';
