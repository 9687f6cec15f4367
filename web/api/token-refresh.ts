import type { SessionStore, SessionTokens } from '#web/session/session-store.ts'

/** What came of handing in a refresh token: new tokens, or another call was first, or the session is over. */
export type Exchange = SessionTokens | 'rotated' | 'refused'

interface TokenRefreshParts {
  session: SessionStore
  /** Rejects when no answer came: that says nothing about the session. */
  exchange: (refreshToken: string, idempotencyKey: string) => Promise<Exchange>
  /** Lets one tab at a time do this, and tells it whether it had to wait for another. */
  exclusively: <T>(work: (waited: boolean) => Promise<T>) => Promise<T>
}

const OTHER_TAB_CHECKS = 20
const OTHER_TAB_CHECK_MILLISECONDS = 50

/** Answers how to get a working access token in place of one that was refused; undefined when there is none to be had. */
export function createTokenRefresh({ session, exchange, exclusively }: TokenRefreshParts) {
  let underWay: Promise<string | undefined> | undefined

  const otherThan = (refused: string) => {
    const token = session.get()?.accessToken
    return token === refused ? undefined : token
  }
  /** What one tab writes arrives in another some time after its lock; a tab that had no answer has written nothing. */
  const waitForOtherTab = async (refused: string) => {
    for (let check = 0; check < OTHER_TAB_CHECKS && session.get()?.accessToken === refused; check++) {
      await new Promise(resolve => setTimeout(resolve, OTHER_TAB_CHECK_MILLISECONDS))
    }
  }
  const refresh = async (refused: string) => {
    const held = session.get()
    if (held?.accessToken !== refused) return held?.accessToken
    const answer = await exchange(held.refreshToken, session.refreshKey())
    // Whoever has signed out or in meanwhile is not brought back.
    if (session.get()?.refreshToken !== held.refreshToken) return otherThan(refused)
    if (answer === 'refused') session.end()
    else if (answer !== 'rotated') session.start(answer)
    return otherThan(refused)
  }
  /** However many calls were refused at once, the first one's exchange serves them all. */
  return (refused: string): Promise<string | undefined> => {
    underWay ??= exclusively(async waited => {
      if (waited) await waitForOtherTab(refused)
      return refresh(refused)
    }).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

const LOCK = 'plink.refresh'

/** Browsers lend locks to pages that came over a secure connection only; elsewhere each tab keeps order for itself. */
export async function acrossTabs<T>(work: (waited: boolean) => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return work(false)
  const atOnce = await locks.request(LOCK, { ifAvailable: true }, async lock => lock && { answer: await work(false) })
  return atOnce ? atOnce.answer : locks.request(LOCK, () => work(true))
}
