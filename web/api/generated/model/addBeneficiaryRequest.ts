/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface AddBeneficiaryRequest {
  /**
     * Of the person or company, as their bank knows it. Letters of Latin or Arabic script, digits and punctuation
     * @minLength 2
     * @maxLength 140
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  name: string;
  /**
     * With or without spaces
     * @minLength 1
     * @maxLength 64
     */
  iban: string;
  /**
     * The national ID, Iqama, CR number or unified number of the payee, ten digits. The IBAN is compared with it
     * @minLength 10
     * @maxLength 20
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  identifier?: string;
  /**
     * For the owner of the account alone
     * @minLength 1
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  nickname?: string;
}
