import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const code = vi.hoisted(() => ({ qrCode: Promise.withResolvers<void>(), testCards: Promise.withResolvers<void>() }))

vi.mock('./IbanQrCode.tsx', async load => {
  await code.qrCode.promise
  return load()
})
vi.mock('./TestCards.tsx', async load => {
  await code.testCards.promise
  return load()
})

const main = page.getByRole('main')

test('the IBAN is on the page before the code that draws its QR code', async () => {
  await openScreen('topUpByBank')
  await expect.element(main.getByRole('button', { name: /^Copy SA/ })).toBeVisible()
  const shown = main.getByRole('img', { name: 'QR code with the IBAN' })
  await expect.element(shown).not.toBeInTheDocument()
  code.qrCode.resolve()
  await expect.element(shown).toBeVisible()
})

test('the amount and the history are on the page before the code of the test cards', async () => {
  await openScreen('cardTopUp', { scenarios: { getTopUp: 'created' } })
  await expect.element(main.getByText('250.00 SAR')).toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'What has happened' })).toBeVisible()
  const pay = main.getByRole('button', { name: /^Pay/ })
  await expect.element(pay).not.toBeInTheDocument()
  code.testCards.resolve()
  await expect.element(pay).toBeVisible()
})
