import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { broadcastChange } from '#web/testing/broadcast-change.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const from = main.getByRole('combobox', { name: 'From' })
const amount = main.getByRole('textbox', { name: 'Amount' })
const next = main.getByRole('button', { name: 'Continue' })
const confirm = main.getByRole('button', { name: 'Confirm with a code' })
const closed = 'The sub-wallet that you chose was closed. The main wallet is chosen now.'
const sar = (halalas: number) => ({ amount: halalas, currency: 'SAR' })
const RENT = {
  subWalletId: '482913650128',
  name: 'Rent',
  icon: 'brown',
  balance: sar(0),
  available: sar(0),
  createdAt: '2026-01-05T09:00:00.000Z',
}

const openWithSubWallet = () =>
  openScreen('transferAmount', {
    // The sub-wallet of the examples is empty.
    scenarios: { getWallet: 'all_green' },
    locationState: usual => ({ ...usual, form: { ...FORM, subWallet: '482913650127' } }),
  })

const FORM = {
  payee: { kind: 'customer', id: 'c2VhbGVkIHJlY2lwaWVudA', name: 'Sa*** E*** Services' },
  amount: '200',
  purpose: 'expenses_services',
}

test('a sub-wallet that was closed meanwhile gives way to the main wallet, and the field says so', async () => {
  const { respond, requests, renderAgain } = await openWithSubWallet()
  await expect.element(from).toHaveDisplayValue('Salaries')
  respond('listSubWallets', 'all_green', { items: [RENT] })
  broadcastChange()
  await expect.element(from).toHaveDisplayValue('Main wallet')
  await expect.element(from).toHaveAccessibleDescription(`Available: 2,320.00\u00a0SAR ${closed}`)
  await expect.element(amount).toHaveValue('200')
  window.dispatchEvent(new Event('pagehide'))
  await renderAgain()
  await expect.element(from).toHaveAccessibleDescription(`Available: 2,320.00\u00a0SAR ${closed}`)
  await next.click()
  await expect.element(confirm).toBeVisible()
  expect(requests('createTransfer').at(-1)?.body).not.toHaveProperty('subWallet')
  history.back()
  await from.selectOptions('Rent')
  await expect.element(main.getByText(closed)).not.toBeInTheDocument()
})

test('a transfer that is refused because the last sub-wallet is closed comes from the main wallet the next time', async () => {
  const { respond, requests } = await openWithSubWallet()
  await expect.element(from).toHaveDisplayValue('Salaries')
  respond('createTransfer', 'sub_wallet_not_found')
  respond('listSubWallets', 'wallet_empty')
  await next.click()
  await expect.element(main.getByText(closed)).toBeVisible()
  await expect.element(from).not.toBeInTheDocument()
  respond('createTransfer', 'all_green')
  await next.click()
  await expect.element(confirm).toBeVisible()
  expect(requests('createTransfer').map(({ body }) => body)).toMatchObject([{ subWallet: '482913650127' }, {}])
  expect(requests('createTransfer').at(-1)?.body).not.toHaveProperty('subWallet')
})
