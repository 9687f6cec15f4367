/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type DecideSandboxNafath409Code = 'NAFATH_ALREADY_DECIDED';