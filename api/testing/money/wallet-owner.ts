import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import type { Instruction } from '#api/money/ledger/instruction.ts'
import { post } from '#api/money/ledger/post.ts'
import type { TestApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'

export type WalletOwner = Awaited<ReturnType<typeof newWalletOwner>>

/** Returns a signed-in customer with an empty wallet, who can read it and to whose wallet instructions can be posted. */
export async function newWalletOwner({ app, deps }: Pick<TestApp, 'app' | 'deps'>) {
  const customer = await (await newCustomer(app)).signIn()
  const [wallet] = await deps.db.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, customer.userId))
  const walletId = wallet!.id
  return {
    walletId,
    customer,
    async read(path: string) {
      const response = await customer.get(`/api/v1/wallet${path}`)
      expect(response.status).toBe(200)
      return response.json()
    },
    /** Posts the instruction at this time. */
    at: (when: string | Date, instruction: Instruction) =>
      post({ ...deps, clock: () => new Date(when) }, walletId, instruction),
    now: (instruction: Instruction) => post(deps, walletId, instruction),
  }
}
