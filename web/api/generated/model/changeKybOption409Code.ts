/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ChangeKybOption409Code = 'OPTION_CODE_EXISTS' | 'OPTION_CODE_FIXED';