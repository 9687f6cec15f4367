import { expect } from 'vitest'
import type { Instruction } from '#api/money/ledger/instruction.ts'
import { post } from '#api/money/ledger/post.ts'
import type { TestApp } from '#api/testing/app.ts'
import { newWalletOwner } from './wallet.ts'

/** Returns a customer with a new wallet, who can read it and to whose wallet instructions can be posted. */
export async function newOwner({ app, deps }: Pick<TestApp, 'app' | 'deps'>) {
  const { customer, walletId } = await newWalletOwner(app, deps)
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

export type Owner = Awaited<ReturnType<typeof newOwner>>
