/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ListReviewsStatus } from './listReviewsStatus.ts';

export type ListReviewsParams = {
/**
 * Open ones, the oldest first; or the newest 100 that are closed
 */
status?: ListReviewsStatus;
};
