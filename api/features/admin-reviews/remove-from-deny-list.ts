import type { DenyListEntry } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { findEntry, markRemoved } from './deny-list.store.ts'

/** The number passes the local screening again. The entry stays, with its removal. */
export async function removeFromDenyList(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  id: string,
  text: string,
): Promise<DenyListEntry> {
  const [reason, at] = [requireVisible('reason', text, ADMIN_NOTE_MIN_LENGTH), clock()]
  return db.transaction(async tx => {
    const name = await markRemoved(tx, id, { removedBy: admin.id, removedAt: at, removalReason: reason })
    const entry = await findEntry(tx, id)
    if (!entry) throw new PlinkError('DENY_LIST_ENTRY_NOT_FOUND')
    if (name === undefined) throw new PlinkError('DENY_LIST_ENTRY_REMOVED')
    const subject = { kind: 'deny_list_entry' as const, id, name }
    await recordAdminEvent(tx, { adminId: admin.id, type: 'deny_list_removed', subject, reason, at })
    return keepResponse(tx, entry)
  })
}
