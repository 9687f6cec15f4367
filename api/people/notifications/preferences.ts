import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { notificationPreferences, type PreferenceGroup } from '#api/kernel/db/schema/notifications.ts'

const { accountId: ownerId, group: ofGroup, inApp, sms, email } = notificationPreferences

/** The channels through which an account hears of a group. */
export interface Channels {
  inApp: boolean
  sms: boolean
  email: boolean
}

/** The channels of an account that has changed none. Email is on for those who ask for it. */
export const FIRST_CHANNELS: Channels = { inApp: true, sms: true, email: false }

/** The channels of the groups that the account has changed. */
export async function chosenChannels(db: Db, accountId: string): Promise<Map<PreferenceGroup, Channels>> {
  const rows = await db
    .select({ group: ofGroup, inApp, sms, email })
    .from(notificationPreferences)
    .where(eq(ownerId, accountId))
  return new Map(rows.map(({ group, ...channels }) => [group, channels]))
}

/** The channels of the group. An applicant without an account could not change any. */
export async function channelsOf(db: Db, accountId: string, group: PreferenceGroup): Promise<Channels> {
  const [row] = await db
    .select({ inApp, sms, email })
    .from(notificationPreferences)
    .where(and(eq(ownerId, accountId), eq(ofGroup, group)))
  return row ?? FIRST_CHANNELS
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
