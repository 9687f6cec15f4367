import type { StatementMonth } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { closeMonths } from '#api/money/statements/close-months.ts'
import {
  endOfMonth,
  type Figures,
  figuresOf,
  NEWEST,
  newestClosedMonths,
  statementAccountOf,
} from '#api/money/statements/statement.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { sar } from '#domain/money/money.ts'
import { type Day, riyadhDay, startOfMonth } from '#domain/riyadh-time.ts'

const MOST_MONTHS = 120

/** The months of the main wallet or a sub-wallet, newest first. Throws `WALLET_NOT_FOUND`, `SUB_WALLET_NOT_FOUND`. */
export async function listStatements(deps: Deps, { account }: AccountBearer, subWallet: string | undefined) {
  const { db, clock } = deps
  const wallet = await walletOf(db, account.id)
  const about = await statementAccountOf(db, wallet.id, subWallet)
  await closeMonths(deps, about)
  const closedMonths = await newestClosedMonths(db, about.id, MOST_MONTHS)
  const [newest] = closedMonths
  const current = startOfMonth(riyadhDay(clock()))
  const open: StatementMonth[] = []
  // The month before the current one stays open until the postings of its last seconds are stored.
  let month = newest ? startOfMonth(newest.month, 1) : startOfMonth(riyadhDay(about.openedAt))
  for (; month <= current; month = startOfMonth(month, 1)) {
    const figures = await figuresOf(db, about.id, { from: month, to: endOfMonth(month) }, NEWEST)
    open.unshift(presentMonth(month, 'open', figures))
  }
  const items = [...open, ...closedMonths.map(each => presentMonth(each.month, 'closed', each))]
  return { items: items.slice(0, MOST_MONTHS) }
}

function presentMonth(month: Day, state: StatementMonth['state'], figures: Figures): StatementMonth {
  const { opening, moneyIn, moneyOut, closing, entryCount, digest } = figures
  return {
    month: month.slice(0, 7),
    from: month,
    to: endOfMonth(month),
    state,
    openingBalance: sar(opening),
    moneyIn: sar(moneyIn),
    moneyOut: sar(moneyOut),
    closingBalance: sar(closing),
    entryCount,
    ...(state === 'closed' && { digest }),
  }
}
