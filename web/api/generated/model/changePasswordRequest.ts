/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface ChangePasswordRequest {
  /**
     * @minLength 1
     * @maxLength 128
     */
  currentPassword: string;
  /**
     * 8 to 128 characters
     * @maxLength 128
     */
  newPassword: string;
}
