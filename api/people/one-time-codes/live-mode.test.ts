import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import { newBeneficiary } from '#api/testing/money/transfers.ts'
import { sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { DEACTIVATE } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'

const plink = await testApp()
const { clock, database, deps } = plink
afterAll(() => database.close())

const transferTo = (beneficiaryId: string) => ({
  destination: { kind: 'beneficiary', beneficiaryId },
  amount: sar(20_00),
  purpose: 'expenses_services',
})

test.each([
  ['a wallet action', '/api/v1/wallet/actions', 'actionId', () => DEACTIVATE],
  ['a beneficiary', '/api/v1/beneficiaries', 'beneficiaryId', () => ({ name: 'Green Palm', iban: newIban() })],
  ['a transfer', '/api/v1/transfers', 'transferId', transferTo],
])('in live mode, the code of %s is in the message and not in the response', async (_, path, idField, request) => {
  const codes: string[] = []
  const send = async ({ body }: { body: string }) => {
    codes.push(/\d{6}/.exec(body)![0])
    return 'sent' as const
  }
  const live = plink.with({ sandbox: undefined, providers: { sms: { send } } })
  const owner = await newWalletOwner(plink)
  await owner.now(topUp(100_00))
  const { accessToken, userId } = owner.customer
  const customer = Object.assign(owner.customer.through(live), { accessToken })

  const response = await outcome(customer.post(path, request(await newBeneficiary(deps, userId))))
  clock.advance(31)
  const [, id] = new RegExp(`"${idField}":"([^"]+)"`).exec(JSON.stringify(response.body))!
  const again = await outcome(customer.post(`${path}/${id}/resend`, {}))

  expect([response.status, again.status]).toEqual([201, 200])
  expect(codes).toHaveLength(2)
  const responses = JSON.stringify([response.body, again.body])
  expect(codes.filter(code => new RegExp(`\\b${code}\\b`).test(responses))).toEqual([])
})
