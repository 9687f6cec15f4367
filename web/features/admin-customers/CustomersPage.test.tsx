import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { render } from '#web/testing/render.tsx'
import { CustomersPage } from './CustomersPage.tsx'

test('the search box keeps its focus after Enter', async () => {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined))
  await render(<CustomersPage />)
  const box = page.getByRole('searchbox')
  await box.click()
  await userEvent.keyboard('050 000 0016{Enter}')
  await expect.element(box).toHaveValue('0500000016')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Backspace}8')
  await expect.element(box).toHaveValue('0500000018')
})

test('a search is in the URL, and an invalid query is explained', async () => {
  const { respond, requests, renderAgain } = await openScreen('adminCustomers')
  const box = page.getByRole('searchbox')
  const search = async (text: string) => {
    await box.fill(text)
    box.element().focus()
    await userEvent.keyboard('{Enter}')
  }
  const links = page.getByRole('table').getByRole('link')
  await expect.element(links).toBeVisible()
  await search('123')
  await expect.element(box).toHaveAccessibleDescription(/Please enter at least 4 digits/)
  await expect.element(box).toHaveFocus()
  respond('searchCustomers', 'nobody')
  await search('4444')
  await expect.element(page.getByText('No customer has this name or number')).toBeVisible()
  respond('searchCustomers', 'all_green')
  await search('051 234 5678')
  await expect.poll(() => location.search).toBe('?q=0512345678&sort=newest')
  await expect.element(links).toBeVisible()
  expect(requests('searchCustomers').at(-1)?.url.searchParams.get('q')).toBe('+966512345678')
  await links.click()
  await expect.element(page.getByText('051 234 5678').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await renderAgain()
  await expect.element(box).toHaveValue('0512345678')
  await expect.element(links).toBeVisible()
})

test('an account whose wallet is frozen is not listed as active', async () => {
  const { respond, renderAgain } = await openScreen('adminCustomers')
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Green Palm Trading Est.' })
  await expect.element(row.getByText('Active')).toBeVisible()
  const customer = { customerId: ANY_ID, phoneNumber: '+966512345678', businessName: 'Green Palm Trading Est.' }
  respond('searchCustomers', 'all_green', {
    items: [{ ...customer, status: 'active', frozen: true, createdAt: '2026-01-05T08:59:00.000Z' }],
  })
  await renderAgain()
  await expect.element(row.getByText('Frozen')).toBeVisible()
  await expect.element(row.getByText('Active')).not.toBeInTheDocument()
})
