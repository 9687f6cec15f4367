import type { SessionStore, SessionTokens } from '#web/session/session-store.ts'

/** What came of handing in a refresh token: new tokens, or another call was first, or the session is over. */
export type Exchange = SessionTokens | 'rotated' | 'refused'

interface RenewalParts {
  session: SessionStore
  /** Rejects when no answer came: that says nothing about the session. */
  exchange: (refreshToken: string, idempotencyKey: string) => Promise<Exchange>
  /** Lets one tab at a time do this. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
}

/** Answers how to get a working access token in place of one that was refused; undefined when there is none to be had. */
export function createRenewal({ session, exchange, exclusively }: RenewalParts) {
  let underWay: Promise<string | undefined> | undefined

  const otherThan = (refused: string) => {
    const token = session.get()?.accessToken
    return token === refused ? undefined : token
  }
  const renew = async (refused: string) => {
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
    underWay ??= exclusively(() => renew(refused)).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** Browsers lend locks to pages that came over a secure connection only; elsewhere each tab keeps order for itself. */
export async function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? locks.request('plink.refresh', work) : work()
}
