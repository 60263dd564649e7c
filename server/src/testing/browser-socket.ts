/** What a browser calls WebSocket; the oldest Node that we run on has none of its own. */
export { WebSocket as BrowserSocket } from 'ws';
