import { asc, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/kernel/db/account-time.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { realTime } from '#api/kernel/platform/clock.ts'
import { fetchBankCredits, sendBackCredits } from './bank-credits.ts'
import { refreshTopUp } from './refresh-top-up.ts'
import { openMissingIbans } from './wallet-ibans.ts'

/** The number of rows in one run. The next run, a minute later, continues. */
const AT_A_TIME = 200

/** Looks up payments and credits whose notice is missing, ends unpaid top-ups, sends money back, and opens IBANs. Running it twice does nothing. */
export async function advanceTopUps(deps: Deps, signal: AbortSignal): Promise<void> {
  const work: Record<string, () => Promise<void>> = {
    'ask for card payments': () => askForPayments(deps, signal),
    'ask for bank credits': () => fetchBankCredits(deps, signal),
    'send bank credits back': () => sendBackCredits(deps, signal),
    'open IBANs': () => openMissingIbans(deps, signal),
  }
  for (const [what, run] of Object.entries(work)) {
    await run().catch(err => deps.log.error({ err }, `The top-ups job could not ${what}. It tries again in a minute.`))
  }
}

async function askForPayments(deps: Deps, signal: AbortSignal): Promise<void> {
  const dueAt = deps.accountTime.dueByOurClock(cardTopUps.dueAt, accountOf(cardTopUps.walletId))
  const dueTopUps = await deps.db
    .select()
    .from(cardTopUps)
    .where(lte(dueAt, realTime(deps.clock)))
    .orderBy(asc(dueAt))
    .limit(AT_A_TIME)
  for (const topUp of dueTopUps) {
    if (signal.aborted) return
    try {
      await refreshTopUp(deps, topUp)
    } catch (err) {
      deps.log.error(
        { err, topUpId: topUp.id },
        'The state of a card payment could not be looked up. The job tries again in a minute.',
      )
    }
  }
}
