import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { expectInWindow } from '#web/testing/look-at-screens.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { toBeneficiary } from '#web/testing/to-beneficiary.ts'

const main = page.getByRole('main')
const summary = main.getByRole('region', { name: 'Your wallet at a glance' })
const payees = summary.getByRole('region', { name: 'Send again' })

const text = () => summary.element().textContent

const toCustomer = {
  transferId: ANY_ID,
  state: 'paid',
  cause: 'confirmed',
  amount: { amount: 1, currency: 'SAR' },
  purpose: 'personal',
  createdAt: '2026-01-05T09:00:00.000Z',
  history: [],
  destination: { kind: 'customer', name: 'Sa*** E*** Services' },
}

async function windowOf(width: number): Promise<void> {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, 720)
}

test('beside a service page stand the balance and what the limit leaves today', async () => {
  await windowOf(1280)
  await openScreen('wallet', { scenarios: { listTransfers: 'service_unavailable' } })
  await expect.element(summary.getByText('What you can spend now')).toBeVisible()
  await expect.poll(text).toMatch(/^Available.*2,320\.00.*Left of your limit today.*1,720\.00.*Change limits$/)
  await summary.getByRole('link', { name: 'Change limits' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Limits Configuration' })).toHaveFocus()
  await expect.element(summary.getByRole('link', { name: 'Change limits' })).not.toBeInTheDocument()
})

test('who may not change limits is led to them to see them', async () => {
  await windowOf(1280)
  await openScreen('wallet', { scenarios: { getMe: 'as_viewer' } })
  await expect
    .element(summary.getByRole('link', { name: 'See limits' }))
    .toHaveAttribute('href', '/app/services/wallet/limits')
})

test('who was paid last is paid again from the second column, a customer after another look-up', async () => {
  await windowOf(1280)
  const { respond, letThrough } = await openScreen('wallet', { held: ['listTransfers'] })
  respond('listTransfers', 'all_green', { items: [toCustomer, { ...toCustomer, transferId: 'b', ...toBeneficiary }] })
  letThrough('listTransfers')
  await payees.getByRole('link', { name: /^Riyadh Supplies Co\./ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'How much?' })).toHaveFocus()
  await expect.element(main.getByText('SA82 8060 8010 0000 0000 0002')).toBeVisible()
  history.back()
  await payees.getByRole('link', { name: /Sa\*\*\* E\*\*\* Services/ }).click()
  await expect.element(main.getByText(/enter the number of .*Sa\*\*\* E\*\*\* Services/)).toBeVisible()
})

test('the second column says nothing twice: the page of transfers has the payees, and leaves the balance to it', async () => {
  await windowOf(1280)
  await openScreen('transfer')
  await expect.element(summary.getByText('What you can spend now')).toBeVisible()
  await expect.element(main.getByRole('region', { name: 'Send again' })).toHaveLength(1)
  await expect.element(payees).not.toBeInTheDocument()
  await expect.element(main.getByText(/^Available:/)).not.toBeInTheDocument()
  await page.viewport(1279, 720)
  await expect.element(main.getByText(/^Available:/)).toBeVisible()
})

test('an inactive wallet says so and offers nobody to pay', async () => {
  await windowOf(1280)
  const { requests } = await openScreen('beneficiaries', { scenarios: { getWallet: 'wallet_inactive' } })
  await expect.element(summary.getByText('Cannot be spent until you activate')).toBeVisible()
  expect(requests('listTransfers')).toEqual([])
})

test('with sub-wallets it says whose money it is, because a page may show that of another wallet', async () => {
  await windowOf(1280)
  const { respond, letThrough } = await openScreen('transfer', { held: ['getWallet'] })
  respond('getWallet', 'all_green', { inSubWallets: { amount: 50_000, currency: 'SAR' } })
  letThrough('getWallet')
  await expect.element(summary.getByText('What your main wallet can spend now')).toBeVisible()
  await expect.element(summary.getByText('What you can spend now')).not.toBeInTheDocument()
})

test('without limits and transfers the balance still stands there', async () => {
  await windowOf(1280)
  const unavailable = { getLimits: 'service_unavailable', listTransfers: 'service_unavailable' }
  const { settled } = await openScreen('wallet', { scenarios: unavailable })
  await settled()
  await expect.poll(text).toMatch(/^Available.*What you can spend now$/)
})

test('a narrower window has no second column and requests nothing for it', async () => {
  await windowOf(1279)
  const { requests, settled } = await openScreen('wallet')
  await settled()
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(summary).not.toBeInTheDocument()
  expect([...requests('getLimits'), ...requests('listTransfers')]).toEqual([])
})

test('the second column is in Arabic too', async () => {
  await windowOf(1280)
  await openScreen('topUp', { locale: 'ar' })
  await expect.element(main.getByRole('region', { name: 'محفظتك في لمحة' }).getByText('المتاح')).toBeVisible()
  expectInWindow()
})
