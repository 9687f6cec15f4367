import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import { guessesOf } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeBudget } from '#api/people/one-time-codes/one-time-code.ts'

/** The owner confirms the transfers that a program prepares, so their guesses count for the owner. */
export const transferGuesses = (bearer: SessionBearer | ApiKeyBearer) =>
  guessesOf('transfer', 'person' in bearer ? bearer : { account: bearer.account, person: bearer.account })

type Maker = Pick<TransferRow, 'accountId' | 'madeBy' | 'apiKeyName'>

/** Counts the codes of each person, and of each program. A rolled key keeps its name. */
export const codeBudgetOf = ({ accountId, madeBy, apiKeyName }: Maker): CodeBudget => ({
  countedFor: madeBy ?? (apiKeyName === null ? accountId : `${accountId} ${apiKeyName}`),
  business: accountId,
})

/** Returns who makes a transfer. */
export const makerOf = (bearer: SessionBearer | ApiKeyBearer): Maker => ({
  accountId: bearer.account.id,
  madeBy: 'person' in bearer ? bearer.person.id : null,
  apiKeyName: 'apiKey' in bearer ? bearer.apiKey.name : null,
})
