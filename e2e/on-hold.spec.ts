import { customerWith, hold, postToWallet, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

const ON_HOLD = '/app/onhold-balance'

test('a hold shows its reason and release date, links to its transaction, and disappears when it ends', async ({
  page,
  api,
  screens,
  signedInAt,
}) => {
  const { onHold, transactions } = screens
  const customer = await customerWith(api, [topUp(500)])
  const { transaction, holdId = '' } = await postToWallet(customer, hold(80, 'Booking.com'))
  await postToWallet(customer, hold(40, 'Hertz', 'deposit'))
  await signedInAt(ON_HOLD, customer)
  await expect(onHold.rows).toHaveCount(2)
  await expect(onHold.row('Hertz')).toContainText(/40\.00\sSAR.*On-Hold.*A security deposit/)
  await expect(onHold.sums).toContainText(/500\.00\sSAR.*120\.00\sSAR.*380\.00\sSAR/)

  await onHold.row('Booking.com').getByRole('link', { name: transaction.referenceId }).click()
  await expect(transactions.details).toContainText(/80\.00\sSAR.*Pending/)
  await page.goBack()

  await postToWallet(customer, { kind: 'release', holdId })
  await page.reload()
  await expect(onHold.rows).toHaveCount(1)
  await expect(onHold.sums).toContainText('460.00 SAR')
})
