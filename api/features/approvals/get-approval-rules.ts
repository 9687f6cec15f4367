import { asc, eq } from 'drizzle-orm'
import type { ApprovalRules } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { APPROVING, peopleWithRole } from '#api/money/approvals/approval-rules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { sar } from '#domain/money/money.ts'

export async function getApprovalRules({ db }: Pick<Deps, 'db'>, { account }: SessionBearer): Promise<ApprovalRules> {
  const rules = await db
    .select()
    .from(approvalRules)
    .where(eq(approvalRules.accountId, account.id))
    .orderBy(asc(approvalRules.fromAmount))
  return {
    rules: rules.map(({ fromAmount, approvals }) => ({ from: sar(fromAmount), approvals })),
    approvers: (await peopleWithRole(db, account.id, APPROVING)).length,
  }
}
