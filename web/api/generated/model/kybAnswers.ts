/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybCode } from './kybCode.ts';

export interface KybAnswers {
  annualRevenue: KybCode;
  businessActivity: KybCode;
  /**
     * @minItems 1
     * @maxItems 50
     */
  purposeOfAccount: KybCode[];
  /**
     * 3 to 100 characters after trimming
     * @maxLength 400
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  purposeOther?: string;
}
