import { desc, eq } from 'drizzle-orm'
import { transactions } from '../../api/db/schema/ledger.ts'
import { cursorsOf } from '../../api/features/wallet/cursor.ts'
import { addDays, riyadhDay } from '../../domain/riyadh-time.ts'
import type { WithWallet } from './customer-of.ts'
import { COMMON, RARE, RARE_TYPE, UNCOMMON } from './history.ts'

export interface Read {
  name: string
  path: string
  /** Whether it is a page of transactions, which may not take longer because there are more. */
  isPage: boolean
}

const WALLET = '/api/v1/wallet'
const YEAR_DAYS = 365
const MONTH_DAYS = 30

/** What is read of a wallet; the cursor of one is worth nothing to another. */
export async function readsOf(wallet: WithWallet): Promise<Read[]> {
  const lastYear = addDays(riyadhDay(new Date()), -YEAR_DAYS)
  const page = (name: string, query: Record<string, string>) => ({
    name,
    path: `${WALLET}/transactions?${new URLSearchParams(query)}`,
    isPage: true,
  })
  return [
    page('first', {}),
    page('in the middle', { cursor: await middleOf(wallet) }),
    page('by status, of 20 one', { status: 'failed' }),
    page('by type, of 2 one', { type: 'local_pos' }),
    page('by type, of 200 one', { type: RARE_TYPE }),
    page('by status and type, of 4000 one', { status: 'failed', type: RARE_TYPE }),
    page('a month a year ago', { from: addDays(lastYear, -MONTH_DAYS), to: lastYear }),
    page('search, of 10 one', { q: COMMON }),
    page('search, of 1000 one', { q: UNCOMMON }),
    page('search, five in all', { q: RARE }),
    page('search, none', { q: 'Nobody' }),
    page('search by two letters, none', { q: 'qj' }),
    { name: 'getWallet', path: WALLET, isPage: false },
    { name: 'getWalletActivity of a year', path: `${WALLET}/activity?period=year`, isPage: false },
    { name: 'getWalletSpending', path: `${WALLET}/spending`, isPage: false },
  ]
}

/** The cursor behind the page in the middle of all transactions. */
async function middleOf({ deps, walletId }: WithWallet): Promise<string> {
  const ofWallet = eq(transactions.walletId, walletId)
  const [row] = await deps.db
    .select({ referenceId: transactions.referenceId })
    .from(transactions)
    .where(ofWallet)
    .orderBy(desc(transactions.createdAt), desc(transactions.sequence))
    .limit(1)
    .offset(Math.floor((await deps.db.$count(transactions, ofWallet)) / 2))
  const cursors = cursorsOf(deps.secretKey, `transactions of ${walletId}`)
  return cursors.write({ place: { row: row!.referenceId, direction: 'next' }, page: 2, limit: 20, filters: {} })
}
