/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SearchCustomersParams = {
/**
 * A phone number, an ID number or a CR number, or at least its first 4 digits
 * @minLength 4
 * @maxLength 20
 * @pattern ^\s*(?:\+\s*)?[0-9٠-٩۰-۹](?:[\s-]*[0-9٠-٩۰-۹]){3,}[\s-]*$
 */
q: string;
};
