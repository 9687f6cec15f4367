import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const table = page.getByRole('table', { name: 'What is on hold, newest first' })
const row = (name: string) => table.getByRole('row').filter({ hasText: name })
const pages = page.getByRole('navigation', { name: 'Pages' })
const currentPage = () => pages.query()?.querySelector('[aria-current=page]')?.textContent

test('a hold shows its reason and release date, and links to its transaction', async () => {
  await openScreen('onHold')
  await expect
    .element(row('Booking.com').filter({ hasText: /80\.00\sSAR.*On-Hold.*Reserved by the merchant/ }))
    .toBeVisible()
  // A card labels each day.
  await expect
    .element(
      row('Booking.com').filter({
        hasText: /Hold Date\s*(\d+ \w{3,4})( \d{4})?\s*Expected Release\s*(?!\1)\d+ \w{3,4}/,
      }),
    )
    .toBeVisible()
  expect([...table.element().querySelectorAll('th')].map(head => head.textContent)).toEqual([
    'Name Transaction',
    'Amount',
    'Status',
    'Reason',
    'Transaction Ref',
    'Hold Date',
    'Expected Release',
  ])
  const sums = page.getByRole('region', { name: 'On Hold Balance' })
  await expect.element(sums.filter({ hasText: /2,400\.00\sSAR.*80\.00\sSAR.*2,320\.00\sSAR/ })).toBeVisible()
  await row('Booking.com').getByRole('link', { name: 'PLK5T9J2V6F8M3QA' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  expect(location.search).toBe('?reference=PLK5T9J2V6F8M3QA')
})

test('holds are paged in both directions', async () => {
  const { respond, letThrough, requests } = await openScreen('onHold', { held: ['listHolds'] })
  respond('listHolds', 'all_green', { nextCursor: 'n2' })
  letThrough('listHolds')
  await expect.element(row('Booking.com')).toBeVisible()
  await expect.element(pages.getByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  respond('listHolds', 'all_green', { previousCursor: 'p1', page: 2 })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect.poll(currentPage).toBe('Page 2')
  await expect.element(pages.getByRole('link', { name: 'Next' })).not.toBeInTheDocument()
  expect(requests('listHolds').at(-1)?.url.searchParams.get('cursor')).toBe('n2')
  respond('listHolds', 'all_green', { nextCursor: 'n2' })
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect.poll(currentPage).toBe('Page 1')
  await expect.element(pages.getByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
})
