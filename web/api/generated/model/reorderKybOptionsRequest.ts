/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybCategory } from './kybCategory.ts';
import type { KybCode } from './kybCode.ts';

export interface ReorderKybOptionsRequest {
  category: KybCategory;
  /** @maxItems 500 */
  codes: KybCode[];
}
