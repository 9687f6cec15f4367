import { eq } from 'drizzle-orm'
import type { CaseAnswerRequest, ReportedProblem } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { lockCase, stepCase, write } from '#api/money/annotations/transaction-cases.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { findReportedProblems } from './reported-problems.store.ts'

/** Two concurrent answers are both stored, unless one closes the case. Throws `CASE_NOT_FOUND`, `CASE_CLOSED`, `CASE_LIMIT_REACHED`. */
export async function answerTransactionCase(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  caseId: string,
  { text: input, closes }: CaseAnswerRequest,
): Promise<ReportedProblem> {
  const text = requireVisible('text', input, ADMIN_NOTE_MIN_LENGTH)
  const at = clock()
  return db.transaction(async tx => {
    const isIt = eq(transactionCases.id, caseId)
    const row = await lockCase(tx, isIt)
    await write(tx, caseId, { adminId: admin.id, text, at })
    await stepCase(
      tx,
      row,
      closes ? { state: 'closed', cause: 'closed_by_staff', at } : { state: 'answered', cause: 'answered', at },
    )
    const [problem] = await findReportedProblems(tx, isIt, [], 1)
    const { customerId, phoneNumber } = problem!.customer
    const subject = { kind: 'customer' as const, id: customerId, name: phoneNumber }
    const changes = [{ field: 'case', from: row.state, to: closes ? 'closed' : 'answered' }]
    await recordAdminEvent(tx, { adminId: admin.id, type: 'case_answered', subject, reason: text, changes, at })
    await notify(tx, { to: customerId, message: { key: 'case_answered' }, at })
    return keepResponse(tx, problem!, 201)
  })
}
