/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ReferenceId } from './referenceId.ts';

export interface SeenRequest {
  referenceId: ReferenceId;
}
