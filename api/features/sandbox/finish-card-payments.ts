import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/kernel/db/account-time.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { addSeconds, realTime } from '#api/kernel/platform/clock.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import { settleTopUp } from '#api/money/top-ups/settle-top-up.ts'
import { refundSandboxCardPayment, SANDBOX_SETTLEMENT_SECONDS } from '#api/outside/sandbox/card-top-up.ts'

/** Rows that one run looks at. The next run, a minute later, continues. */
const AT_A_TIME = 200

/** Settles and refunds the card payments of the sandbox. A second run changes nothing. In live mode it does nothing. */
export async function finishCardPayments(deps: Deps, signal: AbortSignal): Promise<void> {
  if (!deps.sandbox) return
  for (const finish of [refundPayments, settlePayments]) {
    await finish(deps, signal).catch(err =>
      deps.log.error(
        { err },
        'Card payments of the sandbox could not be finished. The job tries again in a minute. If this repeats, report this line.',
      ),
    )
  }
}

/** In live mode, the staff refunds payments in the dashboard of the provider. */
async function refundPayments(deps: Deps, signal: AbortSignal): Promise<void> {
  const isAgreed = and(isNotNull(cardTopUps.refundAgreedAt), gt(cardTopUps.suspended, 0))
  for (const topUp of await deps.db.select().from(cardTopUps).where(isAgreed).limit(AT_A_TIME)) {
    if (signal.aborted) return
    await refundSandboxCardPayment(deps.db, deps.clock, topUp.id)
    await refreshTopUp(deps, topUp)
  }
}

/** In live mode, the reconciliation with the provider's settlements settles payments. */
async function settlePayments(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const startedAt = deps.accountTime.dueByOurClock(cardTopUps.createdAt, accountOf(cardTopUps.walletId))
  const isSettled = lte(startedAt, addSeconds(realTime(clock), -SANDBOX_SETTLEMENT_SECONDS))
  const topUps = await db
    .select({ id: cardTopUps.id, walletId: cardTopUps.walletId })
    .from(cardTopUps)
    .where(and(eq(cardTopUps.state, 'paid'), isNull(cardTopUps.settledAt), isSettled))
    .limit(AT_A_TIME)
  for (const { id, walletId } of topUps) {
    if (signal.aborted) return
    await deps.accountTime.run(deps.db, accountOf(walletId), () => db.transaction(tx => settleTopUp(tx, id, clock())))
  }
}
