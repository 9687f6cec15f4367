/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * From `startsOn` on: `once`, every week on that weekday, or every month on that day, the last one in shorter months
 */
export type TransferRepetition = 'once' | 'weekly' | 'monthly';