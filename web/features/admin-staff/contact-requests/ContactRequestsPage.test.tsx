import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')

test('staff see whom to call, and since when', async () => {
  await openScreen('adminContactRequests')
  const number = main.getByRole('link', { name: '051 234 5678' })
  await expect.element(number).toHaveAttribute('href', 'tel:+966512345678')
  await expect.element(main.getByText(/^Asked on \d+ \w+ \d{4}, [\d:]{5}$/)).toBeVisible()
})

test('a customer who asked has a name, which leads to the details', async () => {
  await openScreen('adminContactRequests', { scenarios: { listContactRequests: 'of_customer' } })
  const name = main.getByRole('link', { name: 'Green Palm Trading Est.' })
  await expect.element(name).toHaveAttribute('href', `/admin/customers/${ANY_ID}`)
  await expect.element(main.getByRole('link', { name: '051 234 5678' })).toBeVisible()
})

test('staff see that nobody is waiting', async () => {
  await openScreen('adminContactRequests', { scenarios: { listContactRequests: 'nobody' } })
  await expect.element(main.getByText('Nobody is waiting for a call')).toBeVisible()
})
