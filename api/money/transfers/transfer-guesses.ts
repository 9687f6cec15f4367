import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import { guessesOf } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeBudget } from '#api/people/one-time-codes/one-time-code.ts'

/** What a program prepares, the owner confirms. */
export const transferGuesses = (bearer: SessionBearer | ApiKeyBearer) =>
  guessesOf('transfer', 'person' in bearer ? bearer : { account: bearer.account, person: bearer.account })

type Maker = Pick<TransferRow, 'accountId' | 'madeBy' | 'apiKeyName'>

/** The codes of a person, or of a program, whose key keeps its name when it is rolled. */
export const codeBudgetOf = ({ accountId, madeBy, apiKeyName }: Maker): CodeBudget => ({
  countedFor: madeBy ?? (apiKeyName === null ? accountId : `${accountId} ${apiKeyName}`),
  business: accountId,
})

/** Who makes a transfer. */
export const makerOf = (bearer: SessionBearer | ApiKeyBearer): Maker => ({
  accountId: bearer.account.id,
  madeBy: 'person' in bearer ? bearer.person.id : null,
  apiKeyName: 'apiKey' in bearer ? bearer.apiKey.name : null,
})
