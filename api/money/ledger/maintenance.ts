import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/kernel/db/account-time.ts'
import { holds } from '#api/kernel/db/schema/ledger.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { realTime } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { post } from './post.ts'
import { openWallet } from './wallets.ts'

/**
 * Releases the holds that nobody has captured in time, but never the money of a transfer, which may be on its way. Several processes may run it at once: a hold ends once. A hold that cannot be
 * released does not stop the others.
 */
export async function releaseDueHolds(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'licence' | 'accountTime'>,
): Promise<void> {
  const dueAt = deps.accountTime.dueByOurClock(holds.expectedRelease, accountOf(holds.walletId))
  const dueHolds = await deps.db
    .select({ id: holds.id, walletId: holds.walletId })
    .from(holds)
    .where(and(eq(holds.status, 'active'), ne(holds.reason, 'transfer'), lte(dueAt, realTime(deps.clock))))
    .orderBy(asc(dueAt))
  for (const { id, walletId } of dueHolds) {
    try {
      await deps.accountTime.run(deps.db, accountOf(walletId), () =>
        post(deps, walletId, { kind: 'release', key: keyOf(id), holdId: id }),
      )
    } catch (err) {
      const hasEnded = err instanceof PlinkError && err.code === 'HOLD_ENDED'
      if (!hasEnded)
        deps.log.error(
          { err, holdId: id },
          'A hold that is due could not be released. Maintenance tries again within an hour.',
        )
    }
  }
}

/** Keys of the contract have no spaces, so no caller can have used this one. */
const keyOf = (holdId: string) => `due ${holdId}`

/** Opens the wallets of customers whose profile was created by a process of an earlier release that was still running. */
export async function openMissingWallets({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const owners = await db
    .select({ accountId: profiles.accountId })
    .from(profiles)
    .leftJoin(wallets, eq(wallets.accountId, profiles.accountId))
    .where(isNull(wallets.id))
  for (const { accountId } of owners) await db.transaction(tx => openWallet(tx, accountId, clock()))
}
