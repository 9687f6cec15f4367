import type { IssuedDocument } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { countDocument, holderOf, issueDocument, presentDocument, sha256 } from './statements.store.ts'

/** Confirms the holder of the IBAN. Throws `WALLET_NOT_FOUND`, `IBAN_NOT_OPEN`, `RATE_LIMITED`. */
export async function createIbanLetter(deps: Deps, bearer: AccountBearer): Promise<IssuedDocument> {
  const { db, clock } = deps
  const wallet = await walletOf(db, bearer.account.id)
  await countDocument(deps, bearer)
  const holder = await holderOf(deps, bearer, wallet.id)
  if (!holder.iban) throw new PlinkError('IBAN_NOT_OPEN')
  const today = riyadhDay(clock())
  const content = { kind: 'iban_letter', digest: sha256([wallet.id, holder, today]) } as const
  return presentDocument(deps, await issueDocument(deps, bearer.account.id, holder, content, today))
}
