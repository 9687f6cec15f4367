import { eq } from 'drizzle-orm'
import { NotificationGroup, type NotificationPreferenceList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { chosenChannels, FIRST_CHANNELS } from '#api/people/notifications/preferences.ts'

/** Returns every group with the channels that the account has chosen, or with the first ones. */
export async function getNotificationPreferences(
  { db }: Pick<Deps, 'db'>,
  { account, person }: SessionBearer,
): Promise<NotificationPreferenceList> {
  const channels = await chosenChannels(db, person.id)
  const items = NotificationGroup.options.map(group =>
    group === 'security'
      ? { group, ...FIRST_CHANNELS, canChange: false }
      : { group, ...(channels.get(group) ?? FIRST_CHANNELS), canChange: true },
  )
  return { items, nextCursor: null, emailState: await emailStateOf(db, { account, person }) }
}

/** The email belongs to the business, so only the person who opened it is sent emails. */
export async function emailStateOf(
  db: Db,
  { account, person }: Pick<SessionBearer, 'account' | 'person'>,
): Promise<NotificationPreferenceList['emailState']> {
  if (person.id !== account.id) return 'of_business'
  const { email, emailConfirmedAt } = profiles
  const [profile] = await db
    .select({ email, emailConfirmedAt })
    .from(profiles)
    .where(eq(profiles.accountId, account.id))
  if (!profile?.email) return 'missing'
  return profile.emailConfirmedAt === null ? 'unconfirmed' : 'confirmed'
}
