import type { PhoneChange } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { PhoneChangeRow } from '#api/kernel/db/schema/phone-changes.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { takePhoneChangeStep } from '#api/people/accounts/phone-changes.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { phoneChangeOf, presentPhoneChange } from './phone-change-code.ts'

/** Ends a change that has not taken effect. The person needs no code for it, because it lowers no protection. */
export async function cancelPhoneChange(
  { db, clock }: Deps,
  { person }: SessionBearer,
  id: string,
): Promise<PhoneChange> {
  const change = await db.transaction(tx => cancel(tx, person.id, id, clock()))
  if (change.state !== 'cancelled') throw new PlinkError('ACTION_EXPIRED')
  return presentPhoneChange(change)
}

async function cancel(tx: Db, accountId: string, id: string, now: Date): Promise<PhoneChangeRow> {
  const change = await phoneChangeOf(tx, accountId, id)
  const { state: from } = change
  if (from !== 'confirming_current' && from !== 'confirming_new' && from !== 'waiting') return change
  const phoneChange = await takePhoneChangeStep(tx, change, { from, to: 'cancelled', cause: 'customer' }, now)
  // A concurrent call was faster.
  if (!phoneChange) return phoneChangeOf(tx, accountId, id)
  if (from === 'waiting') {
    await recordSecurityEvents(tx, { accountId, type: 'phone_change_cancelled', at: now })
    await notify(tx, { to: accountId, message: { key: 'phone_change_cancelled' }, at: now })
  }
  return phoneChange
}
