import { and, eq, inArray, isNull, like, lt, notExists, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { SandboxAccount } from '#api/features/sandbox/seed-account.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { postings } from '#api/kernel/db/schema/ledger.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { notifications } from '#api/kernel/db/schema/notifications.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { COFFEE_ROASTERS } from './coffee-roasters.ts'
import { replayHistory, type SeedHistory } from './replay.ts'
import { idOf, SANDBOX_ACCOUNTS, SEEDED_IDS } from './sandbox-accounts.ts'
import { TEAM } from './team-history.ts'
import {
  CONTRACTING,
  DESIGN_STUDIO,
  FROZEN,
  INACTIVE,
  LOGIN_WITH_CODE,
  MANY_TRANSACTIONS,
  SOFTWARE,
  THREE_SUB_WALLETS,
  TRAINING_CENTRE,
} from './wallet-events.ts'

/** In the order in which they are replayed: who is paid by another account comes before it. */
const HISTORIES: Partial<Record<keyof typeof sandboxAccounts, SeedHistory>> = {
  wallet_three_sub_wallets: THREE_SUB_WALLETS,
  login_with_code: LOGIN_WITH_CODE,
  login_without_code: COFFEE_ROASTERS,
  callback_confirmed: CONTRACTING,
  callback_rejected: DESIGN_STUDIO,
  callback_expired: TRAINING_CENTRE,
  callback_incomplete: SOFTWARE,
  wallet_inactive: INACTIVE,
  wallet_frozen: FROZEN,
  wallet_many_transactions: MANY_TRANSACTIONS,
  team_owner: TEAM,
}

/** The owner counts as having read notifications that are older than this, and the same applies to transactions. */
const NEWS_SECONDS = 2 * 86_400

/** The prefix of the keys of all seeded postings. */
const SEEDED = 'seed:'

/**
 * Gives the wallets of the sandbox's accounts a history up to now. It is safe to run at every start and by several processes at once, because it
 * skips wallets with a history.
 */
export async function seedWallets(deps: Deps): Promise<void> {
  const { db, clock, sandbox } = deps
  if (!sandbox) return
  const unseeded = await unseededWallets(db)
  for (const { walletId, account, history } of unseeded) {
    // This is one transaction, so that a wallet has all seeded postings or none.
    await db.transaction(async tx => {
      await lockWallet(tx, walletId)
      if (await isSeeded(tx, walletId)) return
      const now = clock()
      await replayHistory(tx, walletId, history, { deps, keyPrefix: `${SEEDED}${account.phone}`, now })
      await readEarlier(tx, addSeconds(now, -NEWS_SECONDS))
      // Messages about the past are not sent.
      await tx.delete(messages).where(and(inArray(messages.recipientId, SEEDED_IDS), lt(messages.createdAt, now)))
    })
  }
}

/** Marks notifications as read, including those of accounts that a history has paid. */
async function readEarlier(tx: Db, since: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: sql`${notifications.createdAt}` })
    .where(
      and(
        inArray(notifications.accountId, SEEDED_IDS),
        isNull(notifications.readAt),
        lt(notifications.createdAt, since),
      ),
    )
}

const withHistory = Object.entries(HISTORIES).flatMap(([scenario, history]) => {
  // `Object.entries` widens the type of the keys.
  const [phone] = sandboxAccounts[scenario as keyof typeof HISTORIES]
  const account = SANDBOX_ACCOUNTS.find(each => each.phone === phone)
  return account ? [{ account, history }] : []
})

interface UnseededWallet {
  walletId: string
  account: SandboxAccount
  history: SeedHistory
}

async function unseededWallets(db: Db): Promise<UnseededWallet[]> {
  const seeded = db.select({ one: sql`1` }).from(postings).where(seededIn(wallets.id))
  const rows = await db
    .select({ walletId: wallets.id, accountId: wallets.accountId })
    .from(wallets)
    .where(
      and(
        inArray(
          wallets.accountId,
          withHistory.map(({ account }) => idOf(account)),
        ),
        notExists(seeded),
      ),
    )
  return withHistory.flatMap(own => {
    const row = rows.find(({ accountId }) => accountId === idOf(own.account))
    return row ? [{ walletId: row.walletId, ...own }] : []
  })
}

const isSeeded = async (tx: Db, walletId: string) => (await tx.$count(postings, seededIn(walletId))) > 0

const seededIn = (walletId: string | typeof wallets.id) =>
  and(eq(postings.walletId, walletId), like(postings.key, `${SEEDED}%`))
