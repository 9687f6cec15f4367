/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { UserId } from './userId.ts';

export interface SetPasswordRequest {
  userId: UserId;
  /**
     * 8 to 128 characters
     * @maxLength 128
     */
  password: string;
}
