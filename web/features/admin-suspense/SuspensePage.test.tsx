import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

/** The polling interval of the portal's lists. */
const POLL_SECONDS = 10
// Payments are told apart by their content, because those that arrived at the same time have no order.
const payments = page.getByRole('main').getByRole('listitem')
const row = payments.filter({ hasText: 'By bank transfer' })

test('shows what is known of a transfer to an IBAN that no wallet has', async () => {
  await openScreen('adminSuspense')
  await expect.element(page.getByText('2 payments are in suspense, oldest first.')).toBeVisible()
  for (const text of [
    '2,500.00 SAR',
    'No wallet has this IBAN',
    'Najd Supplies Co.',
    'SA03 8000 0000 6080 1016 7519',
    'SA44 3000 0000 0000 0000 0002',
    'FT26005ABCDEF123',
    'Not known',
  ])
    await expect.element(row.getByText(text).first()).toBeVisible()
})

test('leads to the customer whose IBAN it is', async () => {
  await openScreen('adminSuspense', { scenarios: { listSuspenseCredits: 'of_customer' } })
  await expect.element(row.getByText('Over the maximum balance')).toBeVisible()
  await expect.element(row.getByText('Cash deposit')).toBeVisible()
  await row.getByRole('link', { name: 'Green Palm Trading Est.' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Green Palm Trading Est.' })).toBeVisible()
})

test('the next page goes on in both lists, and only in the one that has more', async () => {
  installClock()
  const lists = ['listSuspenseCredits', 'listSuspendedTopUps']
  const { respond, requests, letThrough } = await openScreen('adminSuspense', { held: lists })
  const [ofCredits, ofTopUps] = ['1767603600000.0198f3c2', '1767603700000.0198f3c2']
  respond('listSuspenseCredits', 'all_green', { nextCursor: ofCredits })
  respond('listSuspendedTopUps', 'all_green', { nextCursor: ofTopUps })
  lists.forEach(letThrough)
  await expect.element(page.getByText('2 payments on this page, oldest first.')).toBeVisible()
  respond('listSuspendedTopUps', 'all_green')
  const cursors = (operation: string) => requests(operation).at(-1)?.url.searchParams.get('cursor')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect
    .poll(() => [cursors('listSuspenseCredits'), cursors('listSuspendedTopUps')])
    .toEqual([ofCredits, ofTopUps])
  respond('listSuspenseCredits', 'all_green')
  const requestCount = requests('listSuspendedTopUps').length
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect.element(page.getByText('1 payment on this page.')).toBeVisible()
  expect(payments.filter({ hasText: 'By card' }).query()).toBeNull()
  expect(requests('listSuspendedTopUps')).toHaveLength(requestCount)
  // Cached data is shown again only while it is fresh.
  fastForward(POLL_SECONDS)
  await page.getByRole('link', { name: 'Back to the first page' }).click()
  await expect.element(page.getByText('2 payments are in suspense, oldest first.')).toBeVisible()
})

const dialog = page.getByRole('dialog')
const reason = dialog.getByRole('textbox', { name: 'Reason' })

test('asks for the money to go to a customer who is searched for', async () => {
  const { respond, requests } = await openScreen('adminSuspense')
  await row.getByRole('button', { name: /^Credit to a wallet/ }).click()
  await dialog.getByRole('searchbox').fill('Green Palm')
  await dialog.getByRole('button', { name: 'Search' }).click()
  await dialog.getByRole('button', { name: 'Choose' }).first().click()
  await expect.element(dialog.getByText('Green Palm Trading Est.')).toBeVisible()
  await reason.fill('The payer named the shop')
  respond('requestSuspenseCrediting', 'wallet_inactive')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(dialog.getByText('The wallet is inactive')).toBeVisible()
  respond('requestSuspenseCrediting', 'all_green')
  respond('listSuspenseCredits', 'requested')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(page.getByText('Another administrator now has to decide.').first()).toBeVisible()
  expect(requests('requestSuspenseCrediting').map(({ body }) => body)).toEqual(
    Array(2).fill({ customerId: expect.any(String), reason: 'The payer named the shop' }),
  )
  await expect.element(row.getByText(/Omar has asked to credit it to .?Green Palm Trading Est/)).toBeVisible()
  expect(row.getByRole('button').query()).toBeNull()
})

test('suggests the customer whose IBAN it is, and warns of another one', async () => {
  const { respond } = await openScreen('adminSuspense', { scenarios: { listSuspenseCredits: 'of_customer' } })
  await row.getByRole('button', { name: /^Credit to a wallet/ }).click()
  await expect.element(dialog.getByText('Green Palm Trading Est.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another customer' }).click()
  const other = { customerId: crypto.randomUUID(), businessName: 'Blue Sea', phoneNumber: '+966500000010' }
  respond('searchCustomers', 'all_green', {
    items: [{ ...other, status: 'active', createdAt: '2026-01-05T09:00:00.000Z' }],
  })
  await dialog.getByRole('searchbox').fill('Blue Sea')
  await dialog.getByRole('button', { name: 'Search' }).click()
  await dialog.getByRole('button', { name: 'Choose' }).click()
  await expect.element(dialog.getByText(/IBAN belongs to another customer: Green Palm/)).toBeVisible()
})

test('asks for the money to go back, and says when somebody was faster', async () => {
  const { respond } = await openScreen('adminSuspense')
  await row.getByRole('button', { name: /^Send back/ }).click()
  await reason.fill('The payer asked for it back')
  respond('requestSuspenseReturn', 'request_pending')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(page.getByText(/already waiting for its decision. The list now shows/).first()).toBeVisible()
})

test('says that nothing is in suspense', async () => {
  await openScreen('adminSuspense', { scenarios: { listSuspenseCredits: 'nothing', listSuspendedTopUps: 'nothing' } })
  await expect.element(page.getByText('Nothing is in suspense')).toBeVisible()
})

const topUp = payments.filter({ hasText: 'By card' })
/** The buttons of the requests about a card top-up. */
const ASK = /^(Credit|Refund)/

test('asks for a card top-up to go to its wallet', async () => {
  const { respond, requests } = await openScreen('adminSuspense')
  for (const text of ['250.00 SAR', 'By card', 'Over the maximum balance', 'Green Palm Trading Est.'])
    await expect.element(topUp.getByText(text).first()).toBeVisible()
  await topUp.getByRole('button', { name: /^Credit to its wallet/ }).click()
  await expect.element(dialog.getByText('Green Palm Trading Est.')).toBeVisible()
  await reason.fill('The customer has spent some')
  respond('requestTopUpCrediting', 'maximum_balance_exceeded')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(dialog.getByText(/take the wallet over its maximum balance/)).toBeVisible()
  respond('requestTopUpCrediting', 'all_green')
  respond('listSuspendedTopUps', 'requested')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(topUp.getByText(/Omar has asked to credit it to .?Green Palm Trading Est/)).toBeVisible()
  expect(topUp.getByRole('button', { name: ASK }).query()).toBeNull()
  expect(requests('requestTopUpCrediting').map(({ body }) => body)).toEqual(
    Array(2).fill({ reason: 'The customer has spent some' }),
  )
})

test('says of a card top-up that a dispute of it waits for a second person', async () => {
  await openScreen('adminSuspense', { scenarios: { listSuspendedTopUps: 'dispute_requested' } })
  await expect.element(topUp.getByText(/Omar has asked to record a dispute/)).toBeVisible()
  expect(topUp.getByRole('button', { name: ASK }).query()).toBeNull()
})

test('asks for a card top-up to go back, which somebody then refunds at the provider', async () => {
  const { respond, requests } = await openScreen('adminSuspense')
  await topUp.getByRole('button', { name: /^Refund to the card/ }).click()
  await reason.fill('The customer wants it back')
  respond('requestTopUpRefund', 'all_green')
  respond('listSuspendedTopUps', 'refund_agreed')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(topUp.getByText(/Refund it in the dashboard of the card provider, by our number/)).toBeVisible()
  expect(topUp.getByRole('button', { name: ASK }).query()).toBeNull()
  expect(requests('requestTopUpRefund').map(({ body }) => body)).toEqual([{ reason: 'The customer wants it back' }])
})
