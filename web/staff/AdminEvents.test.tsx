import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminEvent } from '#web/api/generated/plinkAPI.schemas.ts'
import { render } from '#web/testing/render.tsx'
import { AdminEvents } from './AdminEvents.tsx'

const ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
const EVENT: AdminEvent = {
  id: ID,
  type: 'case_answered',
  at: '2026-01-05T09:00:00.000Z',
  admin: { name: 'سارة', email: 's@p' },
}
const text = () => page.getByRole('list').element().textContent ?? ''

test.for([
  { field: 'case', from: 'open', to: 'answered' },
  { field: 'resolution', to: 'explained' },
  { field: 'signInCall', from: 'false', to: 'true' },
  { field: 'account_closure', from: 'pending', to: 'approved' },
  { field: 'transfer', from: 'unknown', to: 'paid' },
  { field: 'screening', to: 'approved' },
  { field: 'active', from: 'true', to: 'false' },
])('a change of $field is in words of the reader, without codes', async change => {
  await render(<AdminEvents events={[{ ...EVENT, changes: [change] }]} />, { locale: 'ar' })
  await expect.poll(text).toContain('سارة')
  expect(text()).not.toMatch(/[a-z_]{3}/)
})

test.for([
  ['en', 'Card provider · 4 Jan 2026'],
  ['ar', 'مزوّد البطاقات · 4 يناير 2026'],
] as const)('an imported file has its source and its day: %s', async ([locale, name]) => {
  const subject = { kind: 'reconciliation_file', id: ID, name: 'cards 2026-01-04' } as const
  await render(<AdminEvents events={[{ ...EVENT, type: 'reconciliation_file_imported', subject }]} />, { locale })
  const link = page.getByRole('link')
  await expect.poll(() => link.element().textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(name)
})

test('a subject without a number that people read is named by the beginning of its identifier', async () => {
  const subject = { kind: 'reconciliation_difference', id: ID, name: ID } as const
  await render(<AdminEvents events={[{ ...EVENT, type: 'difference_resolved', subject }]} />)
  await expect.element(page.getByRole('link')).toHaveTextContent('0198f3c2')
  await expect.element(page.getByRole('link')).not.toHaveTextContent(ID)
})

test.for([
  ['en', '14 Dec 2026'],
  ['ar', '14 ديسمبر 2026'],
] as const)('a day is written as everywhere: %s', async ([locale, day]) => {
  await render(<AdminEvents events={[{ ...EVENT, changes: [{ field: 'dueOn', to: '2026-12-14' }] }]} />, { locale })
  await expect.poll(() => text().replaceAll(/[\u2066-\u2069]/g, '')).toContain(day)
  expect(text()).not.toContain('2026-12-14')
})

test('the page of a customer does not name the customer again in each event', async () => {
  const customer = { customerId: ID, phoneNumber: '+966512345678', businessName: 'Green Palm Trading Est.' }
  await render(<AdminEvents events={[{ ...EVENT, customer }]} onCustomer />)
  await expect.poll(text).toContain('سارة')
  expect(text()).not.toContain('Green Palm')
})
