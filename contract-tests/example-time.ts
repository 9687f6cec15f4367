/** When the examples of the contract happen. */
export const EXAMPLE_TIME = new Date('2026-01-05T09:00:00.000Z')
