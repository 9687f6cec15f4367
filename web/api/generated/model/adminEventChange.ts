/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface AdminEventChange {
  field: string;
  from?: string;
  to?: string;
}
