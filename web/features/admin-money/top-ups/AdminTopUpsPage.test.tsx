import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const section = (name: string) => main.getByRole('region', { name })
const fact = (title: string, name: string) =>
  section(title).getByText(name, { exact: true }).element().nextElementSibling?.textContent

test('searches by number and filters by state, in the URL, and leads to a top-up and back', async () => {
  const { requests, respond } = await openScreen('adminTopUps', { path: '/admin/top-ups?state=paid' })
  const item = main.getByRole('link', { name: 'Green Palm Trading Est.' })
  await expect.element(item).toBeVisible()
  await expect.element(main.getByRole('listitem').getByText('In suspense')).toBeVisible()
  await main.getByRole('searchbox').fill(' PLK8Q3M7X2K9D4TA ')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect
    .poll(() => requests('searchTopUps').map(({ url }) => url.search))
    .toEqual(['?state=paid', '?q=PLK8Q3M7X2K9D4TA&state=paid'])
  await item.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Green Palm Trading Est/ })).toBeVisible()
  await main.getByRole('link', { name: 'Back' }).click()
  await expect.element(main.getByRole('searchbox')).toHaveValue('PLK8Q3M7X2K9D4TA')
  respond('searchTopUps', 'nothing')
  await main.getByLabelText('State').selectOptions('Failed')
  await expect.element(page.getByText('No top-up matches')).toBeVisible()
})

test('ignores what an address may not ask for', async () => {
  const path = `/admin/top-ups?${new URLSearchParams({ q: `\0${'9'.repeat(101)}`, state: 'lost', customer: 'x' })}`
  const { requests } = await openScreen('adminTopUps', { path })
  await expect.poll(() => requests('searchTopUps').map(({ url }) => url.search)).toEqual([`?q=${'9'.repeat(100)}`])
})

test('says that a page of the list is no longer there, and leads to the first with the same filters', async () => {
  const path = '/admin/top-ups?state=paid&cursor=gone'
  const { respond } = await openScreen('adminTopUps', { path, scenarios: { searchTopUps: 'cursor_invalid' } })
  await expect.element(main.getByText('This page of the list is no longer available.')).toBeVisible()
  respond('searchTopUps', 'all_green')
  await main.getByRole('link', { name: 'Back to the first page' }).click()
  await expect.element(main.getByRole('link', { name: 'Green Palm Trading Est.' })).toBeVisible()
  expect(location.search).toBe('?state=paid')
})

test('asks for the id in the address and for nothing else', async () => {
  const { requests } = await openScreen('adminTopUp', { path: '/admin/top-ups/..%2Fcustomers' })
  await expect
    .poll(() => requests('getAdminTopUp').map(({ url }) => url.pathname))
    .toEqual(['/api/admin/top-ups/..%2Fcustomers'])
  expect(requests('searchCustomers')).toEqual([])
})

test('shows what is known of a top-up in suspense, and what is asked for it', async () => {
  await openScreen('adminTopUp', { scenarios: { getAdminTopUp: 'requested' } })
  await expect.element(main.getByText('250.00 SAR of it is in suspense')).toBeVisible()
  expect(fact('Details', 'Into')).toBe('Main wallet')
  expect(fact('Details', 'In suspense')).toContain('250.00')
  expect(fact('At the card provider', "Provider's reference")).toContain('0198f3c2')
  const steps = section('History').getByRole('listitem')
  await expect.element(steps.first().getByText(/^The customer started it/)).toBeVisible()
  await expect.element(steps.last().getByText(/^In suspense: over the maximum balance/)).toBeVisible()
  await expect.element(section('Requests').getByRole('heading', { name: 'Credit of a card top-up' })).toBeVisible()
  await main.getByRole('link', { name: 'Go to suspense' }).click()
  await main.getByRole('link', { name: /^Show the top-up/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Green Palm Trading Est/ })).toBeVisible()
})

test('says how an exception was resolved, and leads to the resolved ones', async () => {
  await openScreen('adminTopUp', { scenarios: { getAdminTopUp: 'exception_resolved' } })
  const exception = section('Exceptions').getByRole('listitem')
  await expect.element(exception.getByText('Resolved', { exact: true })).toBeVisible()
  await expect.element(exception.getByText('The provider corrected the amount')).toBeVisible()
  await exception.getByRole('link', { name: /^Go to the exceptions/ }).click()
  await expect.element(page.getByRole('tab', { name: 'Resolved' })).toHaveAttribute('aria-selected', 'true')
  await main.getByRole('link', { name: 'Show the top-up' }).click()
  await expect.element(section('At the card provider')).toBeVisible()
})

test.each([
  ['owed', 'Details', 'Owed by the customer', /^40\.00\sSAR$/],
  ['payment_returned', 'At the card provider', 'Whole payment returned', /^\d+ \w+ \d{4}, /],
])('says what went back to the card: %s', async (scenario, title, label, outcome) => {
  await openScreen('adminTopUp', { scenarios: { getAdminTopUp: scenario } })
  await expect.element(section(title)).toBeVisible()
  expect(fact(title, label)).toMatch(outcome)
})

const dialog = page.getByRole('dialog')
const recordDispute = main.getByRole('button', { name: 'Record a dispute' })

test('asks to record a dispute of all that has not gone back', async () => {
  const { respond, requests, letThrough } = await openScreen('adminTopUp', { held: ['getAdminTopUp'] })
  respond('getAdminTopUp', 'settled', {
    credited: { amount: 200_00, currency: 'SAR' },
    owed: { amount: 50_00, currency: 'SAR' },
    refunded: { amount: 100_00, currency: 'SAR' },
  })
  letThrough('getAdminTopUp')
  await recordDispute.click()
  await expect.element(dialog.getByText('150.00 SAR')).toBeVisible()
  await expect.element(dialog.getByText('Green Palm Trading Est.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Notice of 5 January')
  respond('requestTopUpDispute', 'all_green')
  respond('getAdminTopUp', 'dispute_requested')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(page.getByText('Another administrator now has to decide.').first()).toBeVisible()
  await expect.element(section('Requests').getByRole('heading', { name: 'Dispute of a card top-up' })).toBeVisible()
  await expect.element(recordDispute).not.toBeInTheDocument()
  expect(requests('requestTopUpDispute').map(({ body }) => body)).toEqual([{ reason: 'Notice of 5 January' }])
})

test('says when the provider has reported a refund meanwhile', async () => {
  const { respond } = await openScreen('adminTopUp', { scenarios: { getAdminTopUp: 'settled' } })
  await recordDispute.click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Notice of 5 January')
  respond('requestTopUpDispute', 'top_up_state_invalid')
  respond('getAdminTopUp', 'owed')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(page.getByText(/current state of the top-up\. The page now shows/).first()).toBeVisible()
  await expect.element(section('Details').getByText('Owed by the customer')).toBeVisible()
  await expect.element(recordDispute).not.toBeInTheDocument()
})

test.each(['disputed', 'owed', 'with_exception'])('has nothing to dispute: %s', async scenario => {
  await openScreen('adminTopUp', { scenarios: { getAdminTopUp: scenario } })
  await expect.element(section('Details')).toBeVisible()
  await expect.element(recordDispute).not.toBeInTheDocument()
})

test.each(['validation_failed', 'top_up_not_found'])('says that there is no such top-up: %s', async scenario => {
  await openScreen('adminTopUp', { scenarios: { getAdminTopUp: scenario } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is no such top-up' })).toBeVisible()
})
