/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybCategory } from './kybCategory.ts';
import type { KybCode } from './kybCode.ts';
import type { Locale } from './locale.ts';

export interface AdminKybOption {
  id: string;
  category: KybCategory;
  label: string;
  code: KybCode;
  order: number;
  /** Whether sign-up offers the option */
  active: boolean;
  locale: Locale;
}
