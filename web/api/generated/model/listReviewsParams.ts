/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ListReviewsStatus } from './listReviewsStatus.ts';

export type ListReviewsParams = {
/**
 * `open` lists open reviews, oldest first. `closed` lists the newest 100 closed reviews
 */
status?: ListReviewsStatus;
};
