/** How things move, for the tables that load it when they have been shown. */
export { domMax as features } from 'motion/react';
