/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybCode } from './kybCode.ts';
import type { KybLabel } from './kybLabel.ts';
import type { KybOrder } from './kybOrder.ts';

export interface ChangeKybOptionRequest {
  label?: KybLabel;
  code?: KybCode;
  order?: KybOrder;
  active?: boolean;
}
