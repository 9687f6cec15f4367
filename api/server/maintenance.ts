import { forgetExpired } from '#api/db/forget-expired.ts'
import type { Deps } from '#api/deps.ts'
import { openMissingWallets } from '#api/ledger/open-missing-wallets.ts'
import { releaseDueHolds } from '#api/ledger/release-due-holds.ts'

/** Does what time asks for. What fails is logged and keeps nothing else from being done. */
export async function tidy(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'signingKeys'>): Promise<void> {
  const { db, clock, log, signingKeys } = deps
  const works = [
    () => signingKeys.renew(),
    () => forgetExpired(db, clock()),
    () => openMissingWallets(deps),
    () => releaseDueHolds(deps),
  ]
  for (const work of works) {
    await work().catch(err => log.error({ err }, 'could not tidy what is over'))
  }
}
