import { safeStorage } from '#web/lib/safe-storage.ts'
import { createActivityStore } from './activity-store.ts'
import { createActivityLog } from './inactivity.ts'
import { createSessionStore, type SessionTokens } from './session-store.ts'

const storage = safeStorage(() => localStorage)

/** The session of this browser. */
export const session = createSessionStore(storage)

/** When the signed-in customer last did something. */
export const sessionActivity = createActivityLog(createActivityStore(storage, 'plink.sessionActivity'), Date.now)

/** Signs this browser in: every tab calls with these tokens from now on. */
export function startSession({ accessToken, refreshToken, userId }: SessionTokens): void {
  sessionActivity.renew()
  session.start({ accessToken, refreshToken, userId })
}

/** Forgets the tokens, in every tab. */
export const endSession = session.end
