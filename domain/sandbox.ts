/** The password of every seeded account of the sandbox. It is apart from the other constants, so that pages of live mode do not load it. */
export const SANDBOX_PASSWORD = 'Sandbox#2026'
