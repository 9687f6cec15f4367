import { NotificationGroup, type NotificationPreferenceList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { chosenChannels, EVERYWHERE } from '#api/people/notifications/preferences.ts'

/** Returns every group with the channels that the account has chosen, or with all channels. */
export async function getNotificationPreferences(
  { db }: Pick<Deps, 'db'>,
  { person }: SessionBearer,
): Promise<NotificationPreferenceList> {
  const channels = await chosenChannels(db, person.id)
  const items = NotificationGroup.options.map(group =>
    group === 'security'
      ? { group, ...EVERYWHERE, canChange: false }
      : { group, ...(channels.get(group) ?? EVERYWHERE), canChange: true },
  )
  return { items, nextCursor: null }
}
