import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PHONE, setWidth } from '#web/testing/look-at-screens.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

test.for(['adminTransfers', 'adminTopUps'])(
  'the search box of %s keeps its focus after Enter, and follows the address',
  async screen => {
    const { settled } = await openScreen(screen)
    const box = page.getByRole('searchbox', { name: /or number$/ })
    await box.click()
    await userEvent.keyboard(' 48291365{Enter}')
    await expect.poll(() => location.search).toBe('?q=48291365')
    await expect.element(box).toHaveValue('48291365')
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('0127{Enter}')
    await expect.poll(() => location.search).toBe('?q=482913650127')
    // A press of Back before the new URL is rendered would change nothing on the page.
    await settled()
    history.back()
    await expect.element(box).toHaveValue('48291365')
    await expect.element(box).toHaveFocus()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.element(box).toHaveValue('')
  },
)

test('an amount that is none has its problem beside it, and loses nothing that is typed', async () => {
  const { requests } = await openScreen('adminTransfers')
  const amount = page.getByLabelText('Amount in SAR')
  await page.getByRole('searchbox', { name: 'Payer or number' }).fill('Green Palm')
  await amount.fill('12,5x')
  await userEvent.tab()
  await expect.element(page.getByText('Enter an amount such as 780 or 1,250.50')).toBeVisible()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabelText('State').selectOptions('Failed')
  await expect.poll(() => location.search).toBe('?state=failed')
  await expect.element(amount).toHaveValue('12,5x')
  await expect.element(page.getByRole('searchbox', { name: 'Payer or number' })).toHaveValue('Green Palm')
  await amount.fill('1,250.5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.search).toBe('?amount=125050&state=failed')
  await expect.element(amount).toHaveFocus()
  await expect.element(amount).toHaveValue('1,250.50')
  expect(requests('searchTransfers').at(-1)?.url.search).toBe('?amount=125050&state=failed')
})

test('payee, amount and days are in the address, which Back and a reload follow', async () => {
  const { requests, renderAgain, settled } = await openScreen('adminTransfers')
  const [payee, from, to] = [page.getByLabelText('Payee'), page.getByLabelText('From'), page.getByLabelText('To')]
  await payee.fill('riyadh supp')
  await userEvent.tab()
  await expect.poll(() => location.search).toBe('?payee=riyadh+supp')
  await from.fill('2026-01-01')
  await expect.element(from).toHaveFocus()
  await to.fill('2026-01-31')
  await expect.poll(() => location.search).toBe('?payee=riyadh+supp&from=2026-01-01&to=2026-01-31')
  await settled()
  await renderAgain()
  await expect.element(payee).toHaveValue('riyadh supp')
  await expect.element(to).toHaveValue('2026-01-31')
  const sent = Object.fromEntries(requests('searchTransfers').at(-1)?.url.searchParams ?? [])
  expect(sent).toEqual({ payee: 'riyadh supp', from: '2026-01-01', to: '2026-01-31' })
  history.back()
  await expect.element(to).toHaveValue('')
  await expect.element(from).toHaveValue('2026-01-01')
  await expect.element(payee).toHaveValue('riyadh supp')
})

test('on a phone the lesser filters are folded, and the button says how many are set', async () => {
  setWidth(PHONE)
  await openScreen('adminTransfers', { path: '/admin/transfers?payee=riyadh&state=failed' })
  const button = page.getByRole('button', { name: 'More filters 2 set' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByLabelText('Payee')).not.toBeVisible()
  await button.click()
  await expect.element(page.getByLabelText('Payee')).toHaveValue('riyadh')
  await expect.element(button).toHaveFocus()
})
