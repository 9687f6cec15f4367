/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybCategory } from './kybCategory.ts';
import type { KybCode } from './kybCode.ts';
import type { KybOptionLocale } from './kybOptionLocale.ts';

export interface KybOption {
  /** Of this label, as in the list of the administrators. Answers name the `code`, which is the same in every language */
  id: string;
  code: KybCode;
  label: string;
  category: KybCategory;
  order: number;
  /** Always true, because others are left out */
  active: boolean;
  locale: KybOptionLocale;
}
