/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface AdminName {
  name: string;
  email: string;
}
