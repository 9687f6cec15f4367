import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const status = page.getByRole('switch', { name: 'Wallet Status' })
const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' })

test('a wallet that cannot be loaded can be loaded again', async () => {
  const { respond, hold } = await openScreen('wallet', { scenarios: { getWallet: 'service_unavailable' } })
  // The header does not load the wallet before it knows the customer, so only the button does.
  hold('getMe')
  await expect.element(page.getByText(/^The service is not available at the moment\./)).toBeVisible()
  respond('getWallet', 'all_green')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect.element(status).toBeChecked()
})

test('a code that cannot be sent can be requested again', async () => {
  const { respond } = await openScreen('wallet', { scenarios: { createWalletAction: 'rate_limited' } })
  await status.click()
  await confirm.click()
  await expect.element(page.getByText(/^Too many requests\./)).toBeVisible()
  respond('createWalletAction', 'deactivate')
  await confirm.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mobile Number / OTP Verification' })).toBeVisible()
})
