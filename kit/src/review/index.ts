export type { Glance } from './glance.ts';
export type { Share } from './glances.ts';
export { type Phase, type Review, reviewOf, type SeatReview, type Stand } from './review.ts';
export { type Reviewer, reviewerOf } from './reviewer.ts';
export type { TurningPoint } from './turning-points.ts';
