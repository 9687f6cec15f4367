/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybOption } from './kybOption.ts';

export interface KybOptionList {
  items: KybOption[];
  /** @nullable */
  nextCursor: string | null;
}
