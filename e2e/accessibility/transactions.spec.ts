import { seededCustomer } from '#api/testing/customer.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { customerWith, hold, topUp } from '../support/post-to-wallet.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { atPhoneWidth, test } from './check-screen.ts'

const TRANSACTIONS = '/app/transactions'

test('transactions', async ({ page, api, screens, checkScreen, signedInAt }) => {
  const { transactions } = screens
  const slow = await holdRequests(page, '**/wallet/transactions')
  await signedInAt(TRANSACTIONS, seededCustomer(api, '0500000010'))
  await transactions.loading.first().waitFor()
  await checkScreen('transactions-loading')
  slow.letThrough()
  await transactions.links.first().waitFor()
  await checkScreen('transactions')
  // Only phones collapse the filters behind a button.
  await atPhoneWidth(page, () => transactions.fold.click())
  await transactions.search.fill('zzzz')
  await checkScreen('transactions-filters')
  await transactions.filter.click()
  await transactions.nothing.waitFor()
  await checkScreen('transactions-nothing-found')
  await page.goBack()
  await transactions.links.nth(2).click()
  await transactions.print.waitFor()
  await checkScreen('transactions-details')
  await transactions.open('?reference=PLK0000000000000')
  await transactions.notFound.waitFor()
  await checkScreen('transactions-not-found')
})

test('an empty wallet', async ({ screens, checkScreen, signedInAt }) => {
  await signedInAt(TRANSACTIONS)
  await screens.transactions.empty.waitFor()
  await checkScreen('transactions-empty')
  await screens.onHold.open()
  await screens.onHold.empty.waitFor()
  await checkScreen('on-hold-empty')
})

test('holds', async ({ page, api, screens, checkScreen, signedInAt }) => {
  const { onHold } = screens
  const slow = await holdRequests(page, '**/wallet/holds')
  const holds = [hold(80, 'Booking.com'), hold(40, 'Hertz', 'deposit')]
  await signedInAt('/app/onhold-balance', await customerWith(api, [topUp(500), ...holds]))
  await onHold.heading.waitFor()
  await checkScreen('on-hold-loading')
  slow.letThrough()
  await onHold.rows.first().waitFor()
  await checkScreen('on-hold')
})

test('a wallet that fails to load', async ({ page, screens, checkScreen, signedInAt }) => {
  for (const call of ['transactions', 'holds'])
    await page.route(`**/wallet/${call}`, respondWithError(429, 'RATE_LIMITED'))
  await signedInAt(TRANSACTIONS)
  await page.getByRole('alert').waitFor()
  await checkScreen('transactions-failed')
  await screens.onHold.open()
  await page.getByRole('alert').waitFor()
  await checkScreen('on-hold-failed')
})
