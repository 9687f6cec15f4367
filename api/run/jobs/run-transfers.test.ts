import { afterAll, expect, test, vi } from 'vitest'
import type { PayoutRequest } from '#api/outside/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import { confirmDraft, execute, newBeneficiary, newDraft, prepare } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { ALL_JOBS } from './all-jobs.ts'
import { runTransfers } from './run-transfers.ts'

const plink = await testApp()
const { clock, database, deps } = plink
afterAll(() => database.close())

test('a provider that is slow with one transfer does not hold up the next', async () => {
  const { walletId, customer, now } = await newWalletOwner(plink)
  await now(topUp(1_000_00))
  const beneficiaryId = await newBeneficiary(deps, customer.userId)
  const send = async (amount: number) => execute(deps, await newDraft(deps, { walletId, beneficiaryId, amount }))
  const { payout } = deps.providers
  const [calls, response] = [
    [Promise.withResolvers<void>(), Promise.withResolvers<void>()],
    Promise.withResolvers<void>(),
  ]
  const waiting = calls.values()
  const submit = async (request: PayoutRequest) => {
    waiting.next().value?.resolve()
    if (request.amount === 1_00) await response.promise
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
  response.resolve()
  await expect(running).resolves.toBeUndefined()
})

test('the runs of a day are started by a job of their own, for which no transfer waits', async () => {
  const { customer, now } = await newWalletOwner(plink)
  await now(topUp(1_000_00))
  const beneficiaryId = await newBeneficiary(deps, customer.userId)
  const schedule = { startsOn: addDays(riyadhDay(clock()), 1), repeats: 'once' }
  await confirmDraft(customer, await prepare(customer, { kind: 'beneficiary', beneficiaryId }, 100_00, { schedule }))
  clock.advance(86_400)
  await customer.signIn()
  const started = async () => {
    const { items } = await (await customer.get('/api/v1/transfers')).json()
    return items.filter(({ state }: { state: string }) => state !== 'scheduled')
  }
  const stopping = new AbortController()
  vi.spyOn(deps.changes, 'subscribe').mockImplementationOnce(async () => stopping.abort())
  await runTransfers(deps, stopping.signal)
  expect(await started()).toEqual([])
  await ALL_JOBS.find(({ name }) => name === 'schedules')?.run(deps, new AbortController().signal)
  expect(await started()).toMatchObject([{ state: 'held' }])
})
