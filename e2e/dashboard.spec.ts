import type { Page } from '@playwright/test'
import { seededCustomer } from '#api/testing/customer.ts'
import type { Server } from '#api/testing/personas.ts'
import type { SubWalletList } from '#web/api/generated/model/index.ts'
import { returnToTab } from './screens/pretend-portal.ts'
import { screensOf } from './screens/screens.ts'
import { customerWith, hold, payment, postToWallet, topUp } from './support/post-to-wallet.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const DASHBOARD = '/app/dashboard'
/** Sooner than the page would poll. */
const SOON = { timeout: 10_000 }

/** 2,400.00 SAR, of which 80.00 are on hold. */
const shopkeeper = (server: Server) =>
  customerWith(server, [topUp(2600), payment(200, 'Panda Supermarket'), hold(80, 'Booking.com')])

test('the dashboard shows the data of the sandbox customer', async ({ api, screens, signedInAt }) => {
  const { dashboard, app } = screens
  await signedInAt(DASHBOARD, seededCustomer(api, '0500000010'))
  await expect(app.totalBalance).toHaveText('Total Balance : 2,400.00 SAR')
  await expect(dashboard.balance).toContainText('Your Balance')
  await expect(dashboard.shares.first()).toContainText(/\d SAR\s*\d+(\.\d)?%/)
  await expect(dashboard.graph).toHaveAttribute('aria-valuetext', /money in .* SAR, money out .* SAR/)
  await expect(dashboard.latest).toHaveCount(5)
})

test('balance, holds, graph and latest transactions link to their pages', async ({
  page,
  api,
  screens,
  signedInAt,
}) => {
  const { dashboard, transactions } = screens
  await signedInAt(DASHBOARD, await shopkeeper(api))
  await expect(dashboard.balance).toContainText(/2,400\.00 SAR.*Available\s*2,320\.00 SAR/s)
  await expect(dashboard.balance).toContainText('New: the balance 30 days ago was zero')
  await expect(dashboard.spending).toContainText(/Local POS Transaction\s*200\.00 SAR\s*100%/)

  await dashboard.graph.focus()
  await expect(dashboard.graph).toHaveAttribute('aria-valuetext', /: money in 2,600\.00 SAR, money out 200\.00 SAR$/)
  await page.keyboard.press('ArrowLeft')
  await expect(dashboard.graph).toHaveAttribute('aria-valuetext', /: money in 0\.00 SAR, money out 0\.00 SAR$/)
  await expect(dashboard.activity).toContainText(/\d{4}\s*Money in\s*0\.00 SAR\s*Money out\s*0\.00 SAR/)
  await page.keyboard.press('Home')
  await expect(dashboard.graph).toHaveValue('0')
  await dashboard.graph.hover({ force: true })
  await expect(dashboard.graph).toHaveValue('3')
  await dashboard.period.selectOption('Last year')
  await expect(dashboard.graph).toHaveAttribute('max', '3')
  await dashboard.asTable.click()
  await expect(dashboard.rows).toHaveCount(5)
  await expect(dashboard.rows.last()).toContainText(/20\d\d\s*2,600\.00\s*200\.00/)
  await dashboard.asGraph.click()
  await expect(dashboard.graph).toBeAttached()

  await dashboard.latest.nth(1).click()
  await expect(transactions.details).toContainText('Panda Supermarket')
  await page.goBack()
  await dashboard.seeAll.click()
  await expect(transactions.links).toHaveCount(3)
  await page.goBack()
  await dashboard.onHold.click()
  await expect(page).toHaveURL('/app/onhold-balance')
  await page.goBack()
  await dashboard.wallets.click()
  await expect(page).toHaveURL('/app/services/wallet/subwallet')
})

test('movements from elsewhere appear when the customer returns to the page', async ({
  page,
  api,
  screens,
  signedInAt,
}) => {
  const { dashboard, app } = screens
  await page.clock.install()
  const customer = await signedInAt(DASHBOARD, await shopkeeper(api))
  await expect(app.totalBalance).toContainText('2,400.00')
  await postToWallet(customer, topUp(100))
  await page.clock.fastForward('00:11')
  await returnToTab(page)
  await expect(app.totalBalance).toContainText('2,500.00')
  await expect(dashboard.balance).toContainText('2,500.00')
  await expect(dashboard.latest).toHaveCount(4)
})

test('movements appear at once in every tab, which share one stream', async ({
  page,
  context,
  api,
  screens,
  signedInAt,
}) => {
  const { dashboard, app } = screens
  const streams: Page[] = []
  context.on('request', request => {
    if (request.url().endsWith('/wallet/events')) streams.push(request.frame().page())
  })
  const opened = page.waitForResponse('**/wallet/events')
  const customer = await signedInAt(DASHBOARD, await shopkeeper(api))
  await opened
  await expect(app.place('transactions')).toHaveText(/3/)
  const other = await context.newPage()
  const onOther = screensOf(other, 'en')
  await other.goto('/app/transactions')
  await expect(onOther.transactions.links).toHaveCount(3)
  await expect(app.place('transactions')).toHaveText('Transactions', SOON)
  await postToWallet(customer, topUp(100))
  await expect(app.totalBalance).toContainText('2,500.00', SOON)
  await expect(dashboard.latest).toHaveCount(4, SOON)
  await expect(onOther.transactions.links).toHaveCount(4, SOON)
  await expect(onOther.app.totalBalance).toContainText('2,500.00')
  await expect(page.getByRole('status').filter({ hasText: 'New total balance: 2,500.00 SAR' })).toBeAttached()
  expect(streams).toEqual([page])

  await page.close()
  await expect.poll(() => streams).toEqual([page, other])
  await postToWallet(customer, topUp(100))
  await expect(onOther.transactions.links).toHaveCount(5, SOON)
})

test('a sub-wallet has its own dashboard and a link back', async ({ page, api, screens, signedInAt }) => {
  const { dashboard, app } = screens
  const customer = await signedInAt('/app/settings', seededCustomer(api, '0500000021'))
  const { items }: SubWalletList = await (await customer.get('/api/v1/wallet/sub-wallets')).json()
  const [first] = items
  if (!first) throw new Error('The account has no sub-wallets')
  const { subWalletId, name } = first
  await page.goto(`${DASHBOARD}?subWallet=${subWalletId}`)
  await expect(dashboard.subWallet(name)).toBeVisible()
  await page.reload()
  await expect(dashboard.subWallet(name)).toBeVisible()
  await dashboard.seeAll.click()
  await expect(page).toHaveURL(`/app/transactions?subWallet=${subWalletId}`)
  await page.goBack()
  await dashboard.mainWallet.click()
  await expect(dashboard.subWallet(name)).toBeHidden()
  await expect(page).toHaveURL(DASHBOARD)
  await page.goto(`${DASHBOARD}?subWallet=000000000000`)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('alert').getByRole('link').click()
  await expect(app.dashboard).toBeVisible()
  await expect(dashboard.balance).toBeVisible()
})

test('an inactive wallet and an empty wallet have their messages', async ({ api, screens, signedInAt }) => {
  const { dashboard, app } = screens
  await signedInAt(DASHBOARD, seededCustomer(api, '0500000022'))
  await expect(dashboard.inactive).toBeVisible()
  await dashboard.activate.click()
  await expect(app.dashboard).toBeHidden()

  await signedInAt(DASHBOARD, seededCustomer(api, '0500000020'))
  await expect(dashboard.balance).toContainText('0.00 SAR')
  await expect(dashboard.onHold).toContainText('0.00 SAR')
  for (const nothing of [dashboard.quiet, dashboard.nothingSpent, dashboard.noTransactions])
    await expect(nothing).toBeVisible()
  await expect(app.place('transactions')).toHaveText('Transactions')
  await app.notifications.click()
  await expect(app.nothingNew).toBeVisible()
})

test('a card that fails to load does not affect the others', async ({ page, api, screens, signedInAt }) => {
  const { dashboard } = screens
  await page.route('**/wallet/spending', respondWithError(429, 'RATE_LIMITED'))
  await signedInAt(DASHBOARD, await shopkeeper(api))
  await expect(dashboard.spending).toContainText('Too many requests.')
  await expect(dashboard.latest).toHaveCount(3)
  await page.unroute('**/wallet/spending')
  await dashboard.tryAgain.click()
  await expect(dashboard.shares).toHaveCount(1)
})
