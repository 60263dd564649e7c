/** The aid that a hint is; a run has it as often as one was given. */
export const HINT = 'hint';
