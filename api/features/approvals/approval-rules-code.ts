import type { ApprovalRule } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { APPROVING, peopleWithRole } from '#api/money/approvals/approval-rules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { countedGuesses } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'

/** There is one code per owner. */
export const rulesCode = ({ id }: Account): CodeKey => ({ purpose: 'approval_rules', subject: id })

export const rulesGuesses = ({ id }: Account) =>
  countedGuesses({ kind: 'attempts:approval_rules', subject: id }, () => OTP_ATTEMPTS)

/** A code fits exactly these rules, in this business. */
export const rulesContext = ({ account }: SessionBearer, rules: readonly ApprovalRule[]): string =>
  sha256(canonicalJson({ accountId: account.id, rules: rules.map(({ from, approvals }) => [from.amount, approvals]) }))

/** Sorts the rules, the lowest first. Throws `VALIDATION_ERROR` for two rules with the same amount. */
export function orderedRules(rules: readonly ApprovalRule[]): ApprovalRule[] {
  const sortedRules = rules.toSorted((one, other) => one.from.amount - other.from.amount)
  const isTwice = sortedRules.some((rule, place) => rule.from.amount === sortedRules[place + 1]?.from.amount)
  if (isTwice) throw new PlinkError('VALIDATION_ERROR', { fields: { rules: 'Must have different amounts' } })
  return sortedRules
}

/** Throws `APPROVAL_RULES_UNSATISFIABLE` if this owner has too few others to approve their payments. */
export async function requireSatisfiable(
  db: Db,
  { account, person }: SessionBearer,
  rules: readonly ApprovalRule[],
): Promise<void> {
  const others = (await peopleWithRole(db, account.id, APPROVING)).filter(id => id !== person.id).length
  if (rules.some(({ approvals }) => approvals > others)) throw new PlinkError('APPROVAL_RULES_UNSATISFIABLE')
}
