/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ReceiveCallDigits404Code = 'CALLBACK_NOT_FOUND';