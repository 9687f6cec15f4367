/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface ChangeEmailRequest {
  /** Null removes it */
  email: string | null;
}
