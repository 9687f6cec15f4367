/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ContactRequest } from './contactRequest.ts';

export interface ContactRequestList {
  items: ContactRequest[];
  /** @nullable */
  nextCursor: null;
}
