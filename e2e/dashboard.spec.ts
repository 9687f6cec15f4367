import type { Server } from '#api/testing/customers/newcomer.ts'
import { screensOf } from './screens/screens.ts'
import { customerWith, hold, payment, postToWallet, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'
import { walletStreams } from './support/wallet-streams.ts'

const DASHBOARD = '/app/dashboard'

/** Returns a customer with 2,400.00 SAR, of which 80.00 are on hold. */
const shopkeeper = (server: Server) =>
  customerWith(server, [topUp(2600), payment(200, 'Panda Supermarket'), hold(80, 'Booking.com')])

test('movements appear at once in every tab, which share one stream', async ({
  page,
  context,
  api,
  screens,
  signedInAt,
}) => {
  const { dashboard, app } = screens
  const streams = walletStreams(context)
  const stream = page.waitForResponse('**/wallet/events')
  const customer = await signedInAt(DASHBOARD, await shopkeeper(api))
  await stream
  await expect(dashboard.balance).toContainText(/2,400\.00\sSAR.*Available\s*2,320\.00\sSAR/s)
  await expect(dashboard.spending).toContainText(/Local POS Transaction\s*200\.00\sSAR\s*100%/)
  await expect(dashboard.graph).toHaveAttribute('aria-valuetext', /: money in 2,600\.00\sSAR, money out 200\.00\sSAR$/)
  await expect(app.place('transactions')).toHaveText(/3/)
  const other = await context.newPage()
  const onOther = screensOf(other, 'en')
  await other.goto('/app/transactions')
  await expect(onOther.transactions.links).toHaveCount(3)
  await expect(app.place('transactions')).toHaveText('Transactions')
  await postToWallet(customer, topUp(100))
  await expect(app.totalBalance).toContainText('2,500.00')
  await expect(dashboard.latest).toHaveCount(4)
  await expect(onOther.transactions.links).toHaveCount(4)
  await expect(onOther.app.totalBalance).toContainText('2,500.00')
  await expect(page.getByRole('status').filter({ hasText: 'New total balance: 2,500.00 SAR' })).toBeAttached()
  expect(streams).toEqual([page])

  await page.close()
  await expect.poll(() => streams).toEqual([page, other])
  await postToWallet(customer, topUp(100))
  await expect(onOther.transactions.links).toHaveCount(5)
})
