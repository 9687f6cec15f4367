/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type GetAdminTransfer404Code = 'TRANSFER_NOT_FOUND';