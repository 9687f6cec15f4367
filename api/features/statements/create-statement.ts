import type { IssuedDocument, StatementRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { closeMonths } from '#api/money/statements/close-months.ts'
import {
  closedMonthOf,
  figuresOf,
  NEWEST,
  newestEntryOf,
  statementAccountOf,
} from '#api/money/statements/statement.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { periodProblem } from '#domain/money/statement-period.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { countDocument, holderOf, issueDocument, presentDocument } from './statements.store.ts'

/**
 * Issues a statement of the main wallet or a sub-wallet, or returns the existing one with the same content. Throws `WALLET_NOT_FOUND`,
 * `SUB_WALLET_NOT_FOUND`, `STATEMENT_PERIOD_INVALID`, `RATE_LIMITED`.
 */
export async function createStatement(
  deps: Deps,
  bearer: AccountBearer,
  { from, to, subWallet }: StatementRequest,
): Promise<IssuedDocument> {
  const { db, clock } = deps
  const wallet = await walletOf(db, bearer.account.id)
  const about = await statementAccountOf(db, wallet.id, subWallet)
  const today = riyadhDay(clock())
  const reason = periodProblem(from, to, { openedOn: riyadhDay(about.openedAt), today })
  if (reason) throw new PlinkError('STATEMENT_PERIOD_INVALID', { reason })
  await countDocument(deps, bearer)
  await closeMonths(deps, about)
  const holder = await holderOf(deps, bearer, wallet.id)
  const month = await closedMonthOf(db, about.id, { from, to })
  const lastSequence = month ? NEWEST : await newestEntryOf(db, about.id)
  const figures = month ?? (await figuresOf(db, about.id, { from, to }, lastSequence))
  const { opening, moneyIn, moneyOut, closing, entryCount, digest } = figures
  const isInterim = to >= today
  const content = {
    kind: 'statement',
    ledgerAccountId: about.id,
    subWalletId: about.subWalletId,
    subWalletName: about.subWalletName,
    fromDay: from,
    toDay: to,
    ...{ isInterim, opening, moneyIn, moneyOut, closing, entryCount, lastSequence, digest },
  } as const
  return presentDocument(deps, await issueDocument(deps, bearer.account.id, holder, content, isInterim ? today : ''))
}
