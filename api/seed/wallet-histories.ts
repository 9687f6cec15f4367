import { and, eq, inArray, like, notExists, sql } from 'drizzle-orm'
import { sandboxAccounts } from '#api/contract/generated/sandbox-values.ts'
import type { Db } from '#api/db/client.ts'
import { postings } from '#api/db/schema/ledger.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { lockWallet } from '#api/ledger/locked-wallet.ts'
import { INACTIVE } from './histories/inactive.ts'
import { LOGIN_WITH_CODE } from './histories/login-with-code.ts'
import { MANY_TRANSACTIONS } from './histories/many-transactions.ts'
import { SMALL } from './histories/small.ts'
import { THREE_SUB_WALLETS } from './histories/three-sub-wallets.ts'
import type { History } from './history.ts'
import { liveThrough } from './live-through.ts'
import { idOf, SANDBOX_ACCOUNTS, type SandboxAccount } from './sandbox-accounts.ts'

const HISTORIES: Partial<Record<keyof typeof sandboxAccounts, History>> = {
  login_with_code: LOGIN_WITH_CODE,
  login_without_code: SMALL,
  callback_confirmed: SMALL,
  callback_rejected: SMALL,
  callback_expired: SMALL,
  callback_incomplete: SMALL,
  wallet_three_sub_wallets: THREE_SUB_WALLETS,
  wallet_inactive: INACTIVE,
  wallet_many_transactions: MANY_TRANSACTIONS,
}

/** All keys of what the seed posts begin so. */
const SEEDED = 'seed:'

/**
 * Gives the wallets of the sandbox's accounts a past, up to now. Safe to run at every start, by several processes at once: a wallet that
 * has one is left alone.
 */
export async function seedWallets({ db, clock, sandbox }: Pick<Deps, 'db' | 'clock' | 'sandbox'>): Promise<void> {
  if (!sandbox) return
  const empty = await walletsWithoutPast(db)
  for (const { walletId, account, history } of empty) {
    // Whole or not at all: a wallet that has any of it has all of it.
    await db.transaction(async tx => {
      await lockWallet(tx, walletId)
      if (await hasPast(tx, walletId)) return
      await liveThrough(tx, walletId, history, { keyPrefix: `${SEEDED}${account.phone}`, now: clock() })
    })
  }
}

const withHistory = Object.entries(HISTORIES).flatMap(([scenario, history]) => {
  // Object.entries widens the names; they are the keys of this very object.
  const [phone] = sandboxAccounts[scenario as keyof typeof HISTORIES]
  const account = SANDBOX_ACCOUNTS.find(each => each.phone === phone)
  return account ? [{ account, history }] : []
})

interface WithoutPast {
  walletId: string
  account: SandboxAccount
  history: History
}

async function walletsWithoutPast(db: Db): Promise<WithoutPast[]> {
  const seeded = db.select({ one: sql`1` }).from(postings).where(seededIn(wallets.id))
  const found = await db
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
  return found.flatMap(({ walletId, accountId }) => {
    const own = withHistory.find(({ account }) => idOf(account) === accountId)
    return own ? [{ walletId, ...own }] : []
  })
}

const hasPast = async (tx: Db, walletId: string) => (await tx.$count(postings, seededIn(walletId))) > 0

const seededIn = (walletId: string | typeof wallets.id) =>
  and(eq(postings.walletId, walletId), like(postings.key, `${SEEDED}%`))
