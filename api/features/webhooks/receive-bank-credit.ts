import type { Deps } from '#api/deps.ts'
import { bookBankCredit } from '#api/money/top-ups/bank-credits.ts'
import type { BankNotice } from '#api/outside/providers/money-providers.ts'
import { senderUnknown } from './sender-unknown.ts'

/** Books the money of a notice that the bank has signed. Throws `UNAUTHENTICATED`, `BANK_CREDIT_DIFFERS`. */
export async function receiveBankCredit(deps: Deps, notice: BankNotice): Promise<void> {
  const credit = deps.providers.bankCredits.read(notice)
  if (!credit) throw senderUnknown()
  await bookBankCredit(deps, credit)
}
