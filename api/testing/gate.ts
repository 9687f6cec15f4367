/** Whether this is `npm test`, which checks whether a change breaks a rule. `npm run test:all` runs everything. */
export const IS_GATE = Boolean(process.env.TEST_GATE)
