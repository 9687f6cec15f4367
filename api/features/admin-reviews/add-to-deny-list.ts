import { randomUUID } from 'node:crypto'
import type { AddToDenyListRequest, DenyListEntry } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isListed } from '#api/outside/providers/deny-list/deny-list.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { nationalIdProblem } from '#domain/national-id.ts'
import { insertEntry } from './deny-list.store.ts'

const SHOWN_DIGITS = 4

/** Adds the number to the deny list. Each later local screening of it is a hit. */
export async function addToDenyList(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  request: AddToDenyListRequest,
): Promise<DenyListEntry> {
  const { idNumber } = request
  if (nationalIdProblem(idNumber)) {
    throw new PlinkError('VALIDATION_ERROR', { fields: { idNumber: 'Invalid ID Number checksum' } })
  }
  const reason = requireVisible('reason', request.reason, ADMIN_NOTE_MIN_LENGTH)
  const [id, at] = [randomUUID(), clock()]
  const lastDigits = idNumber.slice(-SHOWN_DIGITS)
  const entry = { id, nationalId: idNumber, lastDigits, reason, addedBy: admin.id, addedAt: at }
  return db.transaction(async tx => {
    // The unique index does not find an entry that the previous key sealed.
    if ((await isListed(tx, idNumber)) || !(await insertEntry(tx, entry))) throw new PlinkError('DENY_LIST_DUPLICATE')
    const subject = { kind: 'deny_list_entry' as const, id, name: lastDigits }
    await recordAdminEvent(tx, { adminId: admin.id, type: 'deny_list_added', subject, reason, at })
    const { name, email } = admin
    const response = { entryId: id, lastDigits, reason, addedBy: { name, email }, addedAt: at.toISOString() }
    return keepResponse(tx, response, 201)
  })
}
