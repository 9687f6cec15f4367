import type { IssuedDocument } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { openAccountsOf } from '#api/money/statements/statement.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { sar } from '#domain/money/money.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { countDocument, holderOf, issueDocument, presentDocument, sha256 } from './statements.store.ts'

/** Certifies the present balances of the account. Throws `WALLET_NOT_FOUND`, `RATE_LIMITED`. */
export async function createBalanceCertificate(deps: Deps, bearer: AccountBearer): Promise<IssuedDocument> {
  const { db, clock } = deps
  const wallet = await walletOf(db, bearer.account.id)
  await countDocument(deps, bearer)
  const holder = await holderOf(deps, bearer, wallet.id)
  const openAccounts = await openAccountsOf(db, wallet.id)
  const balances = openAccounts.map(({ balance, subWalletId, subWalletName }) => ({
    balance: sar(balance),
    ...(subWalletId && { subWallet: subWalletId }),
    ...(subWalletName && { name: subWalletName }),
  }))
  const closing = openAccounts.reduce((sum, { balance }) => sum + balance, 0)
  const today = riyadhDay(clock())
  const digest = sha256([wallet.id, holder, balances, today])
  const content = { kind: 'balance_certificate', closing, balances, digest } as const
  return presentDocument(deps, await issueDocument(deps, bearer.account.id, holder, content, today))
}
