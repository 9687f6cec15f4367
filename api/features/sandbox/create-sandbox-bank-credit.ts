import { eq } from 'drizzle-orm'
import type { SandboxBankCredit, SandboxBankCreditRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { bankCredits } from '#api/kernel/db/schema/top-ups.ts'
import { bookBankCredit } from '#api/money/top-ups/bank-credits.ts'
import { bookSandboxCredit } from '#api/outside/sandbox/bank.ts'

/**
 * Simulates a bank transfer to a wallet, of which the simulated bank tells us.
 * @param idempotencyKey makes a repetition book nothing, also after a crash
 */
export async function createSandboxBankCredit(
  deps: Deps,
  { iban, amount, remitterName, remitterIban }: SandboxBankCreditRequest,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<SandboxBankCredit> {
  const { db, clock } = deps
  const transfer = { iban, amount: amount.amount, remitterName, remitterIban: remitterIban ?? null }
  const { bankReference, ...credit } = await bookSandboxCredit(db, clock, transfer, idempotencyKey)
  await bookBankCredit(deps, { bankReference, ...credit })
  const [row] = await db.select().from(bankCredits).where(eq(bankCredits.bankReference, bankReference))
  return { bankReference, state: row!.state, cause: row!.stateCause }
}
