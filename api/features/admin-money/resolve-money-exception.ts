import { and, eq, isNull } from 'drizzle-orm'
import type { MoneyException } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { findExceptions } from './money-exceptions.store.ts'

/** Marks an exception as resolved by the staff. If several calls come at once, one of them resolves it. */
export async function resolveMoneyException(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  id: string,
  text: string,
): Promise<MoneyException> {
  const [note, at] = [requireVisible('note', text, ADMIN_NOTE_MIN_LENGTH), clock()]
  return db.transaction(async tx => {
    const isIt = eq(moneyExceptions.id, id)
    const [row] = await tx
      .update(moneyExceptions)
      .set({ resolvedBy: admin.id, resolvedAt: at, note })
      .where(and(isIt, isNull(moneyExceptions.resolvedAt)))
      .returning({ id: moneyExceptions.id })
    const [exception] = await findExceptions(tx, isIt, [], 1)
    if (!exception) throw new PlinkError('MONEY_EXCEPTION_NOT_FOUND')
    if (!row) throw new PlinkError('MONEY_EXCEPTION_RESOLVED')
    const { kind, expected, stated } = exception
    const subject = { kind: 'money_exception' as const, id, name: expected.number ?? stated.reference ?? kind }
    const changes = [{ field: 'exception', to: kind }]
    await recordAdminEvent(tx, { adminId: admin.id, type: 'exception_resolved', subject, reason: note, changes, at })
    await recordViews(tx, admin.id, subjectsOf([exception]), at)
    return keepResponse(tx, exception)
  })
}
