import { describe, expect, test } from 'vitest'
import { bankTransfers, PAID } from '#api/testing/bank-transfers.ts'
import { cancel, execute, newBeneficiary, newDraft } from '#api/testing/transfers.ts'
import { SANDBOX_PAYOUTS } from '#domain/sandbox-money.ts'
import { advanceTransfer, advanceTransfers } from './advance-transfers.ts'

const { app, deps, payer, held, rowOf, statesOf, wallet, run, runAfter, withPayout, decide, expectAgreement } =
  await bankTransfers()

describe('races', () => {
  test('a cancellation and a submission: one of them wins', async () => {
    for (let count = 0; count < 10; count += 1) {
      const iban = `SA${String(count).padStart(22, '0')}`
      const { walletId, customer } = payer()
      const beneficiaryId = await newBeneficiary(deps, customer.userId, iban)
      const transfer = await execute(deps, await newDraft(deps, { walletId, beneficiaryId, iban, amount: 10_00 }))
      const [cancelled] = await Promise.all([cancel(customer, { transferId: transfer.id }), run()])
      const { state, sequenceNumber } = await rowOf(transfer)
      if (cancelled.status === 200)
        expect({ state, sequenceNumber }).toEqual({ state: 'cancelled', sequenceNumber: null })
      else expect(cancelled.body).toMatchObject({ code: 'TRANSFER_NOT_CANCELLABLE' })
    }
    await runAfter(10)
    await expectAgreement()
  })

  test('webhooks, twice and out of order, beside the job: paid once', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.paid_later)
    await run()
    await decide(transfer, 'paid')
    const { providerReference } = await rowOf(transfer)
    const report = () =>
      app.request('/api/webhooks/moyasar/payouts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ reference: providerReference }),
      })
    const reports = await Promise.all([report(), run(), report(), advanceTransfer(deps, transfer.id), report()])
    expect(reports.flatMap(each => each?.status ?? [])).toEqual([204, 204, 204])
    await run()
    expect((await statesOf(transfer)).filter(each => each.startsWith('paid'))).toHaveLength(1)
    expect(await wallet()).toEqual(PAID)
    await expectAgreement()
  })

  test('many workers take up each transfer once', async () => {
    const { walletId, customer } = payer()
    const beneficiaryId = await newBeneficiary(deps, customer.userId)
    const sent = new Map<string, number>()
    const counting = withPayout({
      submit(request) {
        sent.set(request.sequenceNumber, (sent.get(request.sequenceNumber) ?? 0) + 1)
        return deps.providers.payout.submit(request)
      },
    })
    for (let count = 0; count < 40; count += 1)
      await execute(deps, await newDraft(deps, { walletId, beneficiaryId, amount: 10_00 }))
    await Promise.all([advanceTransfers(counting), advanceTransfers(counting), advanceTransfers(counting)])
    expect([...sent.values()]).toEqual(Array.from({ length: 40 }, () => 1))
    await runAfter(10)
    expect(await wallet()).toEqual({ available: 600_00, onHold: 0 })
  })
})
