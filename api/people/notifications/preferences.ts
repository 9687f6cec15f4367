import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { notificationPreferences, type PreferenceGroup } from '#api/kernel/db/schema/notifications.ts'

const { accountId: ownerId, group: ofGroup, inApp, sms } = notificationPreferences

/** The channels through which an account hears of a group. */
export interface Channels {
  inApp: boolean
  sms: boolean
}

export const EVERYWHERE: Channels = { inApp: true, sms: true }

/** The channels of the groups that the account has changed. */
export async function chosenChannels(db: Db, accountId: string): Promise<Map<PreferenceGroup, Channels>> {
  const rows = await db
    .select({ group: ofGroup, inApp, sms })
    .from(notificationPreferences)
    .where(eq(ownerId, accountId))
  return new Map(rows.map(({ group, ...channels }) => [group, channels]))
}

/** Returns true for an applicant without an account too, who could not turn anything off. */
export async function wantsSms(db: Db, accountId: string, group: PreferenceGroup): Promise<boolean> {
  const [row] = await db
    .select({ sms })
    .from(notificationPreferences)
    .where(and(eq(ownerId, accountId), eq(ofGroup, group)))
  return row?.sms ?? true
}

export async function storeChannels(
  tx: Db,
  accountId: string,
  group: PreferenceGroup,
  channels: Channels,
): Promise<void> {
  await tx
    .insert(notificationPreferences)
    .values({ accountId, group, ...channels })
    .onConflictDoUpdate({ target: [ownerId, ofGroup], set: channels })
}
