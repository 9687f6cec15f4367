import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { toBeneficiary } from '#web/testing/to-beneficiary.ts'

const main = page.getByRole('main')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const firstBox = page.getByLabelText('Digit 1 of 6')

test('what is confirmed is the heading, and its IBAN stands below', async () => {
  const { respond, letThrough } = await openScreen('transferCode', { held: ['getTransfer'] })
  respond('getTransfer', 'draft', toBeneficiary)
  letThrough('getTransfer')
  await expect.element(heading('Confirm 200.00 SAR to \u2068Riyadh Supplies Co.\u2069')).toBeVisible()
  await expect.element(main.getByText('Mobile Number / OTP Verification')).toBeVisible()
  await expect.element(main.getByText('SA82 8060 8010 0000 0000 0002')).toBeVisible()
})

test('a code whose answer was lost is repeated with its key and does nothing twice', async () => {
  const { disconnect, respond, requests } = await openScreen('transferCode')
  disconnect('confirmTransfer')
  await expect.element(firstBox).toHaveFocus()
  await userEvent.keyboard(ANY_CODE)
  await expect.element(main.getByText(/^Network error/).first()).toBeVisible()
  respond('confirmTransfer', 'all_green')
  respond('getTransfer', 'all_green')
  await main.getByRole('button', { name: 'Verify' }).click()
  await expect.element(heading('Money Sent')).toBeVisible()
  const keys = requests('confirmTransfer').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('what the wallet does not allow now can be tried again with the same code', async () => {
  const { respond, requests } = await openScreen('transferCode')
  respond('confirmTransfer', 'insufficient_funds')
  await expect.element(firstBox).toHaveFocus()
  await userEvent.keyboard(ANY_CODE)
  await expect.element(main.getByText('The available balance is too low').first()).toBeVisible()
  respond('confirmTransfer', 'to_beneficiary')
  respond('getTransfer', 'all_green', { state: 'held', ...toBeneficiary })
  await main.getByRole('button', { name: 'Verify' }).click()
  await expect.element(heading('Transfer Confirmed')).toBeVisible()
  const [first, second] = requests('confirmTransfer').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).not.toBe(second)
})

test.for(['transfer_expired', 'beneficiary_not_active'] as const)(
  'a transfer that can no longer be confirmed starts again: %s',
  async scenario => {
    const { respond } = await openScreen('transferCode')
    respond('confirmTransfer', scenario)
    await expect.element(firstBox).toHaveFocus()
    await userEvent.keyboard(ANY_CODE)
    await main.getByRole('link', { name: 'Start again' }).click()
    await expect.element(heading('Transfer')).toBeVisible()
  },
)
