import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { ActivityPage } from './ActivityPage.tsx'

const SARA = { id: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f', name: 'Sara', email: 'sara@plink.example' }
const EVENT = { id: SARA.id, type: 'signed_in', at: '2026-01-05T09:00:00.000Z', admin: SARA }

/** Records the queries of the requests, in order. */
function recordQueries(event: object = EVENT): string[] {
  const queries: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async input => {
    const { search } = new URL(String(input), window.location.href)
    queries.push(search)
    return Response.json({ items: search.includes('locks_ended') ? [] : [event], nextCursor: SARA.id, admins: [SARA] })
  })
  return queries
}

test('filters apply at once, and together', async () => {
  const queries = recordQueries()
  await render(<ActivityPage />)
  await page.getByLabelText('Administrator').selectOptions('Sara (sara@plink.example)')
  await expect.poll(() => queries.at(-1)).toBe(`?adminId=${SARA.id}`)
  await page.getByLabelText('From').fill('2026-01-01')
  await expect.poll(() => queries.at(-1)).toBe(`?adminId=${SARA.id}&from=2026-01-01`)
  await page.getByLabelText('Kind').selectOptions('Unlocked a customer')
  await expect.element(page.getByText('No activity matches')).toBeVisible()
  expect(queries.at(-1)).toBe(`?type=locks_ended&adminId=${SARA.id}&from=2026-01-01`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByLabelText('From')).toHaveValue('')
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
})

test('finds by customer, whom it names with a link', async () => {
  const customer = { customerId: SARA.id, phoneNumber: '+966512345678', businessName: 'Green Palm Trading Est.' }
  const subject = { kind: 'customer', id: SARA.id, name: '+966512345678' }
  const queries = recordQueries({ ...EVENT, type: 'customer_viewed', customer, subject })
  await render(<ActivityPage />)
  const name = page.getByRole('link', { name: 'Green Palm Trading Est.' })
  await expect.element(name).toHaveAttribute('href', `/admin/customers/${SARA.id}`)
  await expect.element(page.getByRole('listitem').getByText(SARA.email)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Customer' }).fill('green palm')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => queries.at(-1)).toBe('?customer=green+palm')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByRole('searchbox', { name: 'Customer' })).toHaveValue('')
})

test('a day keeps the focus when it applies', async () => {
  const queries = recordQueries()
  await render(<ActivityPage />)
  await page.getByLabelText('From').fill('2026-01-01')
  await expect.poll(() => queries.at(-1)).toBe('?from=2026-01-01')
  await expect.element(page.getByLabelText('From')).toHaveFocus()
})

test('the address keeps the filters, also for older events', async () => {
  const queries = recordQueries()
  await render(<ActivityPage />, { path: `/?type=signed_in&admin=${SARA.id}&from=nonsense` })
  await expect.element(page.getByLabelText('Kind')).toHaveValue('signed_in')
  await page.getByRole('link', { name: 'Older' }).click()
  await expect.poll(() => queries.at(-1)).toBe(`?type=signed_in&adminId=${SARA.id}&cursor=${SARA.id}`)
  // The entries that were read leave the page, so the focus moves to its start.
  await expect.poll(() => document.activeElement?.contains(page.getByRole('list').query())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
