import type { Deps } from '#api/deps.ts'
import type { Subscriber } from '#api/kernel/db/change-feed.ts'
import { realTime } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { hasSessionEnded, type SessionBearer } from '#api/people/accounts/sessions.ts'
import { EventStream } from './event-stream.ts'

/** Clients that lose their streams together return spread over this time. */
const SPREAD_MILLISECONDS = 10_000
const RETRY_AFTER_SECONDS = 10

/**
 * A stream of server-sent events that say what has changed of the wallet. It ends with the access token, with the session, and when
 * changes may be missed. Throws `WALLET_NOT_FOUND`, `RATE_LIMITED`, `SERVER_BUSY`.
 */
export async function watchWallet(
  deps: Deps,
  { account, sessionId, tokenExpiresAt }: SessionBearer,
  requestId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { db, changes, clock, log, writePositions } = deps
  const { id } = await walletOf(db, account.id)
  const [ofWallet, ofSession] = [`wallet:${id}`, `session:${sessionId}`]
  requireRoom(deps, ofWallet)
  // The token ends at a real time, whatever the clock of the account shows.
  const openedAt = realTime(clock)
  const secondsSince = () => Math.round((realTime(clock).getTime() - openedAt.getTime()) / 1000)
  const stream = new EventStream({
    format: topics => `event: changed\ndata: ${JSON.stringify({ changed: topics.sort() })}\n\n`,
    lifetimeMilliseconds: tokenExpiresAt.getTime() - openedAt.getTime(),
    onEnd: () => {
      changes.unsubscribe(subscriber)
      log.info({ requestId, operation: 'watchWallet', seconds: secondsSince() }, 'An event stream has ended.')
    },
  })
  const subscriber: Subscriber = {
    topics: [ofWallet, ofSession],
    onChange: (topic, what) => {
      if (topic === ofSession) stream.end()
      // A client that reads after the event must see the change, also on a replica.
      else if (writePositions) void writePositions.tryToStore(account.id).then(() => stream.add(what))
      else stream.add(what)
    },
    onEnd: () => stream.end(SPREAD_MILLISECONDS),
  }
  try {
    await changes.subscribe(subscriber)
    // The session may have ended after the token was checked and before the subscription.
    if (await hasSessionEnded(db, sessionId)) throw new PlinkError('UNAUTHENTICATED')
    return stream.body
  } catch (cause) {
    stream.end()
    throw cause
  }
}

function requireRoom({ changes, limits }: Deps, ofWallet: string): void {
  if (changes.count(ofWallet) >= limits.openStreamsPerAccount)
    throw new PlinkError('RATE_LIMITED', { reason: 'too_many_streams', retryAfterSeconds: RETRY_AFTER_SECONDS })
  if (changes.isClosed || changes.count() >= limits.openStreams)
    throw new PlinkError('SERVER_BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
