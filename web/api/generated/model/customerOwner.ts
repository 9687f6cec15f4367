/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Timestamp } from './timestamp.ts';

/**
 * The person who approved in Nafath. The whole date of birth is a proof in password recovery, so it is not shown
 */
export interface CustomerOwner {
  birthYear: number;
  approvedAt: Timestamp;
}
