import type { LedgerReport } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'

/** The check reads the whole ledger. Whoever asks within this time shares one. */
const CHECK_EVERY_MILLISECONDS = 60_000

interface Check {
  startedAt: number
  report: Promise<LedgerReport>
}

/** The last check of this process. */
const lastChecks = new WeakMap<Db, Check>()

export function getLedgerReport({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<LedgerReport> {
  const now = clock()
  const last = lastChecks.get(db)
  if (last && now.getTime() - last.startedAt < CHECK_EVERY_MILLISECONDS) return last.report
  const check = { startedAt: now.getTime(), report: report(db, now) }
  lastChecks.set(db, check)
  check.report.catch(() => {
    // The next call checks again.
    if (lastChecks.get(db) === check) lastChecks.delete(db)
  })
  return check.report
}

async function report(db: Db, now: Date): Promise<LedgerReport> {
  const { wallets, house, explained, differences } = await checkLedger(db, { isAwaited: true })
  return {
    walletsTotal: wallets,
    houseAccounts: {
      safeguarding: house.safeguarding,
      cardsInTransit: house.cards_in_transit,
      payoutsInTransit: house.payouts_in_transit,
      suspense: house.suspense,
      fees: house.fees,
    },
    difference: wallets - explained,
    brokenRules: differences.length,
    checkedAt: now.toISOString(),
  }
}
