import { eq } from 'drizzle-orm'
import type { SandboxBankCredit, SandboxBankCreditRequest } from '#api/contract/generated/schemas.ts'
import { bankCredits } from '#api/db/schema/top-ups.ts'
import type { Deps } from '#api/deps.ts'
import { bookSandboxCredit } from '#api/sandbox/bank.ts'
import { bookBankCredit } from '#api/top-ups/bank-credits.ts'

/** Somebody transfers money to a wallet, and the simulated bank tells us. */
export async function createSandboxBankCredit(
  deps: Deps,
  { iban, amount, remitterName, remitterIban }: SandboxBankCreditRequest,
): Promise<SandboxBankCredit> {
  const { db, clock } = deps
  const transfer = { iban, amount: amount.amount, remitterName, remitterIban: remitterIban ?? null }
  const { bankReference, ...credit } = await bookSandboxCredit(db, clock, transfer)
  await bookBankCredit(deps, { bankReference, ...credit })
  const [row] = await db.select().from(bankCredits).where(eq(bankCredits.bankReference, bankReference))
  return { bankReference, state: row!.state, cause: row!.stateCause }
}
