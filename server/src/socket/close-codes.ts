/** Close codes of the WebSocket standard. */
export const CLOSE = { stopping: 1001, cutOff: 1006, policy: 1008, busy: 1013 } as const;
