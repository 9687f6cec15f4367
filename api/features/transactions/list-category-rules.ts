import type { CategoryRule } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { presentRule, rulesOf } from './category-rules.store.ts'

export async function listCategoryRules({ db }: Deps, { account }: AccountBearer): Promise<CategoryRule[]> {
  const wallet = await walletOf(db, account.id)
  return (await rulesOf(db, wallet.id)).map(presentRule)
}
