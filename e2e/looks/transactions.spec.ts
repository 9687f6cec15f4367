import { seededCustomer } from '#api/testing/customer.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { customerWith, hold, topUp } from '../support/post-to-wallet.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { lookTwice } from './looking.ts'

const TRANSACTIONS = '/app/transactions'

lookTwice('transactions', async ({ page, api, screens, look, signedInAt }) => {
  const { transactions } = screens
  const slow = await holdRequests(page, '**/wallet/transactions')
  await signedInAt(TRANSACTIONS, seededCustomer(api, '0500000010'))
  await transactions.loading.first().waitFor()
  await look('transactions-loading')
  slow.letThrough()
  await transactions.links.first().waitFor()
  await look('transactions')
  if (await transactions.fold.isVisible()) await transactions.fold.click()
  await transactions.search.fill('zzzz')
  await look('transactions-filters')
  await transactions.filter.click()
  await transactions.nothing.waitFor()
  await look('transactions-nothing-found')
  await page.goBack()
  await transactions.links.nth(2).click()
  await transactions.print.waitFor()
  await look('transactions-details')
  await transactions.open('?reference=PLK0000000000000')
  await transactions.notFound.waitFor()
  await look('transactions-not-found')
})

lookTwice('an empty wallet', async ({ screens, look, signedInAt }) => {
  await signedInAt(TRANSACTIONS)
  await screens.transactions.empty.waitFor()
  await look('transactions-empty')
  await screens.onHold.open()
  await screens.onHold.empty.waitFor()
  await look('on-hold-empty')
})

lookTwice('what is on hold', async ({ page, api, screens, look, signedInAt }) => {
  const { onHold } = screens
  const slow = await holdRequests(page, '**/wallet/holds')
  const holds = [hold(80, 'Booking.com'), hold(40, 'Hertz', 'deposit')]
  await signedInAt('/app/onhold-balance', await customerWith(api, [topUp(500), ...holds]))
  await onHold.heading.waitFor()
  await look('on-hold-loading')
  slow.letThrough()
  await onHold.rows.first().waitFor()
  await look('on-hold')
})

lookTwice('a wallet that cannot be loaded', async ({ page, screens, look, signedInAt }) => {
  for (const call of ['transactions', 'holds'])
    await page.route(`**/wallet/${call}`, respondWithError(429, 'RATE_LIMITED'))
  await signedInAt(TRANSACTIONS)
  await page.getByRole('alert').waitFor()
  await look('transactions-failed')
  await screens.onHold.open()
  await page.getByRole('alert').waitFor()
  await look('on-hold-failed')
})
