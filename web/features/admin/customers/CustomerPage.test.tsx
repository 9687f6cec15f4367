import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const REASON = 'Called from the registered phone, identity checked'
const dialog = page.getByRole('dialog')
const reason = dialog.getByRole('textbox', { name: 'Reason' })
const endLock = page.getByRole('main').getByRole('button', { name: 'End lock' })
const confirm = dialog.getByRole('button', { name: 'End lock' })

test('a lock that has already ended is reported, and after other errors the typed reason stays', async () => {
  const { respond } = await openScreen('adminCustomer', { scenarios: { getCustomer: 'customer_locked' } })
  await endLock.first().click()
  await reason.fill(REASON)
  respond('unlockCustomer', 'rate_limited')
  await confirm.click()
  await expect.element(dialog.getByText(/^Too many requests\./)).toBeVisible()
  await expect.element(reason).toHaveValue(REASON)
  respond('unlockCustomer', 'not_locked')
  respond('getCustomer', 'all_green')
  await confirm.click()
  await expect.element(page.getByText(/This customer is no longer locked\./)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(/Can sign in\./).first()).toBeVisible()
})

test('the freeze of a wallet is lifted with a reason', async () => {
  const { requests, respond } = await openScreen('adminCustomer', { scenarios: { getCustomer: 'customer_frozen' } })
  await expect.element(page.getByText('Frozen by compliance')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Lift the freeze' }).click()
  await reason.fill('Another person of the same name')
  respond('getCustomer', 'all_green')
  await dialog.getByRole('button', { name: 'Lift the freeze' }).click()
  await expect.element(page.getByText('The wallet is no longer frozen.')).toBeVisible()
  await expect.element(page.getByText('Frozen by compliance')).not.toBeInTheDocument()
  expect(requests('unfreezeCustomer')).toHaveLength(1)
})

test('the answers to the questionnaire are shown', async () => {
  await openScreen('adminCustomer')
  const questionnaire = page.getByRole('region', { name: 'KYB questionnaire' })
  await expect.element(questionnaire.filter({ hasText: 'Retail trade' })).toBeVisible()
})

test('devices that have signed in before are listed without those that are signed in now', async () => {
  await openScreen('adminCustomer')
  const others = page.getByRole('region', { name: 'Other known devices' })
  await expect.element(others.getByText('Safari on macOS')).toBeVisible()
  await expect.element(others.getByText(/^Last signed in \d{4}-\d\d-\d\d/)).toBeVisible()
  await expect.element(others.getByText('Chrome on Android')).not.toBeInTheDocument()
  const signedIn = page.getByRole('region', { name: 'Signed-in devices' })
  await expect.element(signedIn.getByText('Chrome on Android')).toBeVisible()
})

test('an unknown customer is reported', async () => {
  await openScreen('adminCustomer', { scenarios: { getCustomer: 'customer_not_found' } })
  await expect.element(page.getByText('Customer not found').first()).toBeVisible()
})
