/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface AdminInEvents {
  id: string;
  name: string;
  email: string;
}
