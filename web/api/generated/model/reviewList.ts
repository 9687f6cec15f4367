/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Review } from './review.ts';

export interface ReviewList {
  items: Review[];
  /** @nullable */
  nextCursor: string | null;
}
