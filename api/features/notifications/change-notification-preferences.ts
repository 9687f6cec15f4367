import { eq } from 'drizzle-orm'
import type {
  ChangeNotificationPreferencesRequest,
  NotificationPreferenceList,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { chosenChannels, FIRST_CHANNELS, storeChannels } from '#api/people/notifications/preferences.ts'
import { emailStateOf, getNotificationPreferences } from './get-notification-preferences.ts'

/** The owner gets an SMS when SMS is turned off, because somebody else may have done it. Throws `EMAIL_NOT_CONFIRMED`. */
export function changeNotificationPreferences(
  { db, clock }: Deps,
  bearer: SessionBearer,
  { group, inApp, sms, email }: ChangeNotificationPreferencesRequest,
): Promise<NotificationPreferenceList> {
  const { id } = bearer.person
  return db.transaction(async tx => {
    // Two changes at once happen one after the other, so that neither undoes a part of the other.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('no key update')
    const before = (await chosenChannels(tx, id)).get(group) ?? FIRST_CHANNELS
    const after = { inApp: inApp ?? before.inApp, sms: sms ?? before.sms, email: email ?? before.email }
    if (email === true && (await emailStateOf(tx, bearer)) !== 'confirmed') throw new PlinkError('EMAIL_NOT_CONFIRMED')
    await storeChannels(tx, id, group, after)
    if (before.sms && !after.sms) await notify(tx, { to: id, message: { key: 'sms_off', group }, at: clock() })
    return getNotificationPreferences({ db: tx }, bearer)
  })
}
