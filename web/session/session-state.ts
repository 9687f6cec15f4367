import { deviceNow } from '#web/lib/clock.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { createActivityStore } from './activity-store.ts'
import { createActivityLog } from './inactivity.ts'
import { createSessionStore, type SessionTokens } from './session-store.ts'

/** The customer's session of this browser. */
export const session = createSessionStore(deviceStorage)

/** The last activity of the signed-in customer. */
export const sessionActivity = createActivityLog(createActivityStore(deviceStorage, 'plink.sessionActivity'), deviceNow)

/** Starts the session in every tab of this browser. */
export function startSession({ accessToken, refreshToken, userId }: SessionTokens): void {
  sessionActivity.renew()
  session.start({ accessToken, refreshToken, userId })
}

/** Deletes the tokens in every tab. */
export const endSession = session.end
