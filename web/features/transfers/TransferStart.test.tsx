import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { toBeneficiary } from '#web/testing/to-beneficiary.ts'

const main = page.getByRole('main')
const amount = page.getByRole('textbox', { name: 'Amount' })
const sar = (halalas: number) => ({ amount: halalas, currency: 'SAR' })

test('a beneficiary who was paid before is paid with one press less, a customer is looked up again', async () => {
  const { respond, letThrough } = await openScreen('transfer', { held: ['listTransfers'] })
  const item = {
    transferId: ANY_ID,
    state: 'paid',
    cause: 'confirmed',
    amount: sar(1),
    purpose: 'personal',
    createdAt: '2026-01-05T09:00:00.000Z',
    history: [],
  }
  const customer = { destination: { kind: 'customer', name: 'Sa*** E*** Services' } }
  respond('listTransfers', 'all_green', {
    items: [
      { ...item, ...customer },
      { ...item, transferId: 'b', ...toBeneficiary },
      { ...item, transferId: 'c', ...customer },
    ],
  })
  letThrough('listTransfers')
  const again = page.getByRole('region', { name: 'Send again' })
  await expect.element(again.getByRole('button')).toHaveLength(2)
  await again.getByRole('button', { name: /Sa\*\*\* E\*\*\* Services/ }).click()
  await expect.element(main.getByText(/enter the number of .*Sa\*\*\* E\*\*\* Services/)).toBeVisible()
  history.back()
  await again.getByRole('button', { name: /Riyadh Supplies Co\./ }).click()
  await expect.element(main.getByText('SA82 8060 8010 0000 0000 0002')).toBeVisible()
  await expect.element(amount).toBeVisible()
})

test('the ways to a payee stay where they are when the balance arrives', async () => {
  const { letThrough } = await openScreen('transfer', { held: ['getWallet'] })
  const link = page.getByRole('link', { name: /^To a Plink customer/ })
  await expect.element(link).toBeVisible()
  const before = link.element().getBoundingClientRect().top
  letThrough('getWallet')
  await expect.element(page.getByRole('main').getByText(/^Available:/)).toBeVisible()
  expect(link.element().getBoundingClientRect().top).toBe(before)
})

test.each([
  ['wallet_inactive', 'This wallet is inactive'],
  ['wallet_frozen', 'Your wallet is frozen'],
])('%s says so before anything is chosen or typed, also on the way', async (scenario, text) => {
  for (const screen of ['transfer', 'transferBeneficiary', 'transferCustomer', 'transferAmount', 'topUp']) {
    await openScreen(screen, { scenarios: { getWallet: scenario } })
    await expect.element(main.getByText(text)).toBeVisible()
    await expect.element(main.getByRole('textbox')).not.toBeInTheDocument()
    await expect.element(main.getByRole('link', { name: /^To a/ })).not.toBeInTheDocument()
  }
})
