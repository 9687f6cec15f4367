import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { addSeconds, realTime } from '#api/kernel/platform/clock.ts'
import { accountOf, atTimeOf, dueByOurClock } from '#api/outside/sandbox/account-time.ts'
import { refundSandboxCardPayment, SANDBOX_SETTLEMENT_SECONDS } from '#api/outside/sandbox/card-top-up.ts'
import { fetchBankCredits, sendBackCredits } from './bank-credits.ts'
import { refreshTopUp } from './refresh-top-up.ts'
import { settleTopUp } from './settle-top-up.ts'
import { openMissingIbans } from './wallet-ibans.ts'

/** Rows that one run looks at. The next run, a minute later, continues. */
const AT_A_TIME = 200

/** Looks up payments and credits without a notice, ends unpaid top-ups, sends money back, and opens IBANs. Running it twice does nothing. */
export async function advanceTopUps(deps: Deps, signal: AbortSignal): Promise<void> {
  const work: Record<string, () => Promise<void>> = {
    'ask for card payments': () => askForPayments(deps, signal),
    'ask for bank credits': () => fetchBankCredits(deps, signal),
    'send bank credits back': () => sendBackCredits(deps, signal),
    'open IBANs': () => openMissingIbans(deps, signal),
    'refund the card payments of the sandbox': () => refundSandboxPayments(deps, signal),
    'settle the card payments of the sandbox': () => settleSandboxPayments(deps, signal),
  }
  for (const [what, run] of Object.entries(work)) {
    await run().catch(err => deps.log.error({ err }, `The top-ups job could not ${what}. It tries again in a minute.`))
  }
}

async function askForPayments(deps: Deps, signal: AbortSignal): Promise<void> {
  const dueAt = dueByOurClock(deps, cardTopUps.dueAt, accountOf(cardTopUps.walletId))
  const due = await deps.db
    .select()
    .from(cardTopUps)
    .where(lte(dueAt, realTime(deps.clock)))
    .orderBy(asc(dueAt))
    .limit(AT_A_TIME)
  for (const topUp of due) {
    if (signal.aborted) return
    try {
      await refreshTopUp(deps, topUp)
    } catch (err) {
      deps.log.error(
        { err, topUpId: topUp.id },
        'A card payment could not be asked for. The job tries again in a minute.',
      )
    }
  }
}

/** In live mode, the staff does this in the dashboard of the provider. */
async function refundSandboxPayments(deps: Deps, signal: AbortSignal): Promise<void> {
  if (!deps.sandbox) return
  const isAgreed = and(isNotNull(cardTopUps.refundAgreedAt), gt(cardTopUps.suspended, 0))
  for (const topUp of await deps.db.select().from(cardTopUps).where(isAgreed).limit(AT_A_TIME)) {
    if (signal.aborted) return
    await refundSandboxCardPayment(deps.db, deps.clock, topUp.id)
    await refreshTopUp(deps, topUp)
  }
}

/** In live mode, the reconciliation with the provider's settlements does this. */
async function settleSandboxPayments(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, clock, sandbox } = deps
  if (!sandbox) return
  const startedAt = dueByOurClock(deps, cardTopUps.createdAt, accountOf(cardTopUps.walletId))
  const isSettled = lte(startedAt, addSeconds(realTime(clock), -SANDBOX_SETTLEMENT_SECONDS))
  const arrived = await db
    .select({ id: cardTopUps.id, walletId: cardTopUps.walletId })
    .from(cardTopUps)
    .where(and(eq(cardTopUps.state, 'paid'), isNull(cardTopUps.settledAt), isSettled))
    .limit(AT_A_TIME)
  for (const { id, walletId } of arrived) {
    if (signal.aborted) return
    await atTimeOf(deps, accountOf(walletId), () => db.transaction(tx => settleTopUp(tx, id, clock())))
  }
}
