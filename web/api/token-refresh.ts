import { requestTabLock } from '#web/lib/tab-lock.ts'
import type { SessionStore, SessionTokens } from '#web/session/session-store.ts'

/** The result of an exchange: new tokens, `rotated` if another call was first, `refused` if the session has ended. */
export type Exchange = SessionTokens | 'rotated' | 'refused'

interface TokenRefreshParts {
  session: SessionStore
  /** Rejects if there is no response. The session may then still be valid. */
  exchange: (refreshToken: string, idempotencyKey: string) => Promise<Exchange>
  /** Runs the work in one tab at a time. `waited` is true if another tab was first. */
  exclusively: <T>(work: (waited: boolean) => Promise<T>) => Promise<T>
}

const OTHER_TAB_CHECKS = 20
const OTHER_TAB_CHECK_MILLISECONDS = 50

/** Returns a function that replaces a refused access token by a valid one. It returns undefined if the session has ended. */
export function createTokenRefresh({ session, exchange, exclusively }: TokenRefreshParts) {
  let underWay: Promise<string | undefined> | undefined

  const otherThan = (refusedToken: string) => {
    const token = session.get()?.accessToken
    return token === refusedToken ? undefined : token
  }
  /** The stored tokens of one tab may arrive in another after the lock is released. A tab without a response has stored nothing. */
  const waitForOtherTab = async (refusedToken: string) => {
    for (let check = 0; check < OTHER_TAB_CHECKS && session.get()?.accessToken === refusedToken; check++) {
      await new Promise(resolve => setTimeout(resolve, OTHER_TAB_CHECK_MILLISECONDS))
    }
  }
  const refresh = async (refusedToken: string) => {
    const tokens = session.get()
    if (tokens?.accessToken !== refusedToken) return tokens?.accessToken
    const result = await exchange(tokens.refreshToken, session.refreshKey())
    if (result === 'rotated') await waitForOtherTab(refusedToken)
    // The user may have signed out or in meanwhile. The old session is not restored.
    if (session.get()?.refreshToken !== tokens.refreshToken) return otherThan(refusedToken)
    if (result === 'refused') session.end()
    else if (result !== 'rotated') session.start(result)
    return otherThan(refusedToken)
  }
  /** Concurrent refused calls share one exchange. */
  return (refusedToken: string): Promise<string | undefined> => {
    underWay ??= exclusively(async waited => {
      if (waited) await waitForOtherTab(refusedToken)
      return refresh(refusedToken)
    }).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

const LOCK = 'plink.refresh'
/** What one tab stores reaches another process of the browser a little later. Until then the lock is held, so that other tabs wait for it. */
const STORAGE_DELAY_MILLISECONDS = 250

/** Runs the work in one tab of the browser at a time. `waited` is true if another tab was first. */
export async function acrossTabs<T>(work: (waited: boolean) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const hold = async (waited: boolean) => {
      const result = work(waited)
      // The lock is held for longer than the caller waits.
      resolve(result)
      await result.catch(() => {})
      await new Promise(resolve => setTimeout(resolve, STORAGE_DELAY_MILLISECONDS))
    }
    const queue = () => requestTabLock(LOCK, {}, () => hold(true)).catch(reject)
    const holdOrQueue = async (isHeld: boolean) => (isHeld ? hold(false) : void queue())
    requestTabLock(LOCK, { ifAvailable: true }, holdOrQueue).catch(reject)
  })
}
