import { asc, eq } from 'drizzle-orm'
import type {
  ApprovalRule,
  NewApprovalRuleByPerson,
  SendApprovalRulesCodeRequest,
} from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRulesByPerson } from '#api/kernel/db/schema/approvals.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { APPROVING, MAKING, peopleWithRole } from '#api/money/approvals/approval-rules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { countedGuesses } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { sar } from '#domain/money/money.ts'

/** There is one code per owner. */
export const rulesCode = ({ id }: Account): CodeKey => ({ purpose: 'approval_rules', subject: id })

export const rulesGuesses = ({ id }: Account) =>
  countedGuesses({ kind: 'attempts:approval_rules', subject: id }, () => OTP_ATTEMPTS)

/** All rules of a business, each list in its order. */
export interface AllRules {
  rules: ApprovalRule[]
  byPerson: NewApprovalRuleByPerson[]
}

/** A code fits exactly these rules, in this business. */
export const rulesContext = ({ account }: SessionBearer, { rules, byPerson }: AllRules): string =>
  sha256(
    canonicalJson({
      accountId: account.id,
      rules: rules.map(({ from, approvals }) => [from.amount, approvals]),
      byPerson: byPerson.map(({ from, makerId, approverId }) => [makerId, from.amount, approverId]),
    }),
  )

/**
 * Returns the requested rules in their order. Those about people stay as they are if they are left out. Throws `VALIDATION_ERROR`,
 * `APPROVAL_RULES_UNSATISFIABLE`.
 */
export async function possibleRules(
  db: Db,
  bearer: SessionBearer,
  request: Pick<SendApprovalRulesCodeRequest, 'rules' | 'byPerson'>,
): Promise<AllRules> {
  const rules = orderedRules(request.rules)
  await requireSatisfiable(db, bearer, rules)
  if (request.byPerson === undefined) return { rules, byPerson: await rulesByPersonOf(db, bearer.account.id) }
  const byPerson = request.byPerson.map(({ from, makerId, approverId }) => ({
    from,
    makerId: makerId.toLowerCase(),
    approverId: approverId.toLowerCase(),
  }))
  await requirePeople(db, bearer.account.id, byPerson)
  return { rules, byPerson: byPerson.toSorted(byMakerAndAmount) }
}

const byMakerAndAmount = (one: NewApprovalRuleByPerson, other: NewApprovalRuleByPerson): number =>
  one.makerId === other.makerId ? one.from.amount - other.from.amount : one.makerId < other.makerId ? -1 : 1

/** Returns the stored rules about people, by maker, the lowest first. */
export async function rulesByPersonOf(db: Db, accountId: string): Promise<NewApprovalRuleByPerson[]> {
  const rows = await db
    .select()
    .from(approvalRulesByPerson)
    .where(eq(approvalRulesByPerson.accountId, accountId))
    .orderBy(asc(approvalRulesByPerson.makerId), asc(approvalRulesByPerson.fromAmount))
  return rows.map(({ makerId, approverId, fromAmount }) => ({ from: sar(fromAmount), makerId, approverId }))
}

/** Throws `VALIDATION_ERROR` with what is wrong with each rule. */
async function requirePeople(db: Db, accountId: string, rules: NewApprovalRuleByPerson[]): Promise<void> {
  const makers = await peopleWithRole(db, accountId, MAKING)
  const approvers = await peopleWithRole(db, accountId, APPROVING)
  const problemOf = (rule: NewApprovalRuleByPerson, index: number): [field: string, problem: string] | undefined => {
    const { makerId, approverId, from } = rule
    const isSame = (each: NewApprovalRuleByPerson) => each.makerId === makerId && each.from.amount === from.amount
    if (!makers.includes(makerId)) return ['makerId', 'Must be an owner or maker of the business']
    if (!approvers.includes(approverId)) return ['approverId', 'Must be an owner or approver of the business']
    if (makerId === approverId) return ['approverId', 'Must be somebody else than the maker']
    return rules.slice(0, index).some(isSame) ? ['from', 'Must be another amount for the same maker'] : undefined
  }
  const problems = rules.flatMap((rule, index) => {
    const [field, problem] = problemOf(rule, index) ?? []
    return field && problem ? [[`byPerson.${index}.${field}`, problem]] : []
  })
  if (problems.length > 0) throw new PlinkError('VALIDATION_ERROR', { fields: Object.fromEntries(problems) })
}

/** Sorts the rules, the lowest first. Throws `VALIDATION_ERROR` for two rules with the same amount. */
function orderedRules(rules: readonly ApprovalRule[]): ApprovalRule[] {
  const sortedRules = rules.toSorted((one, other) => one.from.amount - other.from.amount)
  const isTwice = sortedRules.some((rule, place) => rule.from.amount === sortedRules[place + 1]?.from.amount)
  if (isTwice) throw new PlinkError('VALIDATION_ERROR', { fields: { rules: 'Must have different amounts' } })
  return sortedRules
}

/** Throws `APPROVAL_RULES_UNSATISFIABLE` if this owner has too few others to approve their payments. */
async function requireSatisfiable(
  db: Db,
  { account, person }: SessionBearer,
  rules: readonly ApprovalRule[],
): Promise<void> {
  const others = (await peopleWithRole(db, account.id, APPROVING)).filter(id => id !== person.id).length
  if (rules.some(({ approvals }) => approvals > others)) throw new PlinkError('APPROVAL_RULES_UNSATISFIABLE')
}
