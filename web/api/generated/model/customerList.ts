/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CustomerSummary } from './customerSummary.ts';

export interface CustomerList {
  items: CustomerSummary[];
  /** @nullable */
  nextCursor: string | null;
}
