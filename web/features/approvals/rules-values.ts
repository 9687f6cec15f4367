/** The most that the contract takes. */
export const MOST_HALALAS = 100_000_000_000

/** The names of the form's rows, as many as the contract allows rules. */
export const RULE_KEYS = [1, 2, 3, 4, 5] as const
export type RuleKey = (typeof RULE_KEYS)[number]

export type RulesValues = Record<`from${RuleKey}` | `approvals${RuleKey}`, string>

export const amountField = (key: RuleKey): `from${RuleKey}` => `from${key}`
export const approvalsField = (key: RuleKey): `approvals${RuleKey}` => `approvals${key}`
