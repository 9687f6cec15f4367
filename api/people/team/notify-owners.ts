import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import { listNotification } from '#api/people/notifications/notify.ts'
import { ownersOf, phoneEnd } from './members.ts'

type MemberEvent = 'member_joined' | 'member_role_changed' | 'member_removed' | 'member_left'

/** Lists the change of a member for every other owner of the business, and among the events of the member. */
export async function notifyOwners(
  tx: Db,
  businessId: string,
  { type, member, at }: { type: MemberEvent; member: Pick<Account, 'id' | 'phone' | 'role'>; at: Date },
): Promise<void> {
  const event = { type, memberPhoneEnd: phoneEnd(member.phone), memberRole: member.role, at }
  const owners = (await ownersOf(tx, businessId)).filter(id => id !== member.id)
  for (const accountId of owners) {
    await recordSecurityEvents(tx, { ...event, accountId })
    await listNotification(tx, accountId, { kind: type, objectId: member.id }, at)
  }
  await recordSecurityEvents(tx, { ...event, accountId: member.id })
}
