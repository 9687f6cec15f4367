import { afterAll, expect, test } from 'vitest'
import type { PayoutRequest } from '#api/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import { execute, newBeneficiary, newDraft } from '#api/testing/transfers.ts'
import { topUp } from '#api/testing/wallet.ts'
import { newOwner } from '#api/testing/wallet-owner.ts'
import { runTransfers } from './run-transfers.ts'

const world = await testApp()
const { database, deps } = world
afterAll(() => database.close())

test('a provider that is slow with one transfer does not hold up the next', async () => {
  const { walletId, customer, now } = await newOwner(world)
  await now(topUp(1_000_00))
  const beneficiaryId = await newBeneficiary(deps, customer.userId)
  const send = async (amount: number) => execute(deps, await newDraft(deps, { walletId, beneficiaryId, amount }))
  const { payout } = deps.providers
  const [calls, answer] = [
    [Promise.withResolvers<void>(), Promise.withResolvers<void>()],
    Promise.withResolvers<void>(),
  ]
  const waiting = calls.values()
  const submit = async (request: PayoutRequest) => {
    waiting.next().value?.resolve()
    if (request.amount === 1_00) await answer.promise
    return payout.submit(request)
  }
  const stopping = new AbortController()
  const slow = { ...deps, providers: { ...deps.providers, payout: { ...payout, submit } } }
  await send(1_00)
  const running = runTransfers(slow, stopping.signal)
  await calls[0]!.promise
  await send(2_00)
  await calls[1]!.promise
  stopping.abort()
  answer.resolve()
  await expect(running).resolves.toBeUndefined()
})
