/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybCategory } from './kybCategory.ts';
import type { KybCode } from './kybCode.ts';
import type { KybLabel } from './kybLabel.ts';
import type { KybOrder } from './kybOrder.ts';
import type { Locale } from './locale.ts';

export interface CreateKybOptionRequest {
  category: KybCategory;
  label: KybLabel;
  /** The label in the other language */
  translation?: KybLabel;
  code?: KybCode;
  order?: KybOrder;
  active: boolean;
  locale: Locale;
}
