import { eq } from 'drizzle-orm'
import type { ApprovalRules, SetApprovalRulesRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { uncountOne } from '#api/kernel/db/counters.ts'
import { approvalRules, approvalRulesByPerson } from '#api/kernel/db/schema/approvals.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { reviseRequests } from '#api/money/approvals/approval-requests.ts'
import { lockBusiness, peopleWithRole } from '#api/money/approvals/approval-rules.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { REFUSALS } from './approval-code.ts'
import { type AllRules, possibleRules, rulesCode, rulesContext, rulesGuesses } from './approval-rules-code.ts'
import { getApprovalRules } from './get-approval-rules.ts'

/** Replaces the rules of the business by those that the code is for. Throws `VALIDATION_ERROR`, `APPROVAL_RULES_UNSATISFIABLE`. */
export async function setApprovalRules(
  deps: Deps,
  bearer: SessionBearer,
  request: SetApprovalRulesRequest,
): Promise<ApprovalRules> {
  const { account, person } = bearer
  const expectedContext = rulesContext(bearer, await possibleRules(deps.db, bearer, request))
  const attempt = {
    code: request.otp,
    guesses: rulesGuesses(person),
    isForAttempt: ({ context }: { context: string }) => context === expectedContext,
  }
  return redeemCode(deps, rulesCode(person), attempt, REFUSALS, async tx => {
    await uncountOne(tx, { kind: 'codes:approval_rules', subject: person.id })
    await lockBusiness(tx, account.id, 'no key update')
    // Members and rules may have changed since the code was checked.
    const rules = await possibleRules(tx, bearer, request)
    if (rulesContext(bearer, rules) !== expectedContext) throw new PlinkError('OTP_EXPIRED')
    await replaceRules(tx, account.id, rules)
    await reviseRequests(tx, account.id)
    const at = deps.clock()
    for (const accountId of await peopleWithRole(tx, account.id, ['owner'])) {
      await recordSecurityEvents(tx, { accountId, type: 'approval_rules_set', at })
      await notify(tx, { to: accountId, message: { key: 'approval_rules_set' }, at })
    }
    return keepResponse(tx, await getApprovalRules({ db: tx }, bearer))
  })
}

async function replaceRules(tx: Db, accountId: string, { rules, byPerson }: AllRules): Promise<void> {
  await tx.delete(approvalRules).where(eq(approvalRules.accountId, accountId))
  const rows = rules.map(({ from, approvals }) => ({ accountId, fromAmount: from.amount, approvals }))
  if (rows.length > 0) await tx.insert(approvalRules).values(rows)
  await tx.delete(approvalRulesByPerson).where(eq(approvalRulesByPerson.accountId, accountId))
  const rowsByPerson = byPerson.map(({ from, ...people }) => ({ accountId, fromAmount: from.amount, ...people }))
  if (rowsByPerson.length > 0) await tx.insert(approvalRulesByPerson).values(rowsByPerson)
}
