// These values are apart from the other constants, so that pages of live mode do not load them.

/** The password of every seeded account of the sandbox. */
export const SANDBOX_PASSWORD = 'Sandbox#2026'

/** The date of birth of every person in the sandbox. */
export const SANDBOX_DATE_OF_BIRTH = '2012-12-03'
