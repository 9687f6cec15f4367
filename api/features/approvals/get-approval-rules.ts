import { asc, eq } from 'drizzle-orm'
import type { ApprovalRules } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { APPROVING, peopleWithRole } from '#api/money/approvals/approval-rules.ts'
import { peopleOf } from '#api/people/accounts/people-of.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { sar } from '#domain/money/money.ts'
import { rulesByPersonOf } from './approval-rules-code.ts'

export async function getApprovalRules({ db }: Pick<Deps, 'db'>, { account }: SessionBearer): Promise<ApprovalRules> {
  const rules = await db
    .select()
    .from(approvalRules)
    .where(eq(approvalRules.accountId, account.id))
    .orderBy(asc(approvalRules.fromAmount))
  const byPerson = await rulesByPersonOf(db, account.id)
  const people = await peopleOf(
    db,
    byPerson.flatMap(({ makerId, approverId }) => [makerId, approverId]),
  )
  return {
    rules: rules.map(({ fromAmount, approvals }) => ({ from: sar(fromAmount), approvals })),
    byPerson: byPerson.map(({ from, makerId, approverId }) => ({
      from,
      maker: people.get(makerId)!,
      approver: people.get(approverId)!,
    })),
    approvers: (await peopleWithRole(db, account.id, APPROVING)).length,
  }
}
