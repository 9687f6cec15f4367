/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ServerBusyResponseCode = 'SERVER_BUSY' | 'SERVICE_UNAVAILABLE';