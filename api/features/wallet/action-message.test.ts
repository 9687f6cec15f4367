import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { newWalletOwner, sar } from '#api/testing/wallet.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

test.each([
  [{ type: 'deactivate' }, 'It is for deactivating your wallet.'],
  [{ type: 'create_sub_wallet', name: 'Salaries' }, 'It is for a new sub-wallet.'],
  [{ type: 'set_limit', period: 'daily', limit: sar(500_000) }, 'It is for a daily limit of 5,000.00 SAR.'],
])('the message with the code of %o says: %s', async (asked, words) => {
  const { customer } = await newWalletOwner(app, deps)
  await customer.post('/api/v1/wallet/actions', asked)
  const phone = encodeURIComponent(phoneToE164(customer.identifier))
  const { body } = await outcome(customer.get(`/api/sandbox/messages?phoneNumber=${phone}`))
  expect(body.items).toContainEqual(expect.objectContaining({ body: expect.stringContaining(words) }))
})
