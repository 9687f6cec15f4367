/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybCategory } from './kybCategory.ts';
import type { KybCode } from './kybCode.ts';
import type { KybOptionLocale } from './kybOptionLocale.ts';

export interface KybOption {
  /** The same as `code` */
  id: string;
  code: KybCode;
  label: string;
  category: KybCategory;
  order: number;
  locale: KybOptionLocale;
}
