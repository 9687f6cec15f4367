import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const row = page.getByRole('main').getByRole('listitem').first()

test('shows what is known of a transfer to an IBAN that no wallet has', async () => {
  await openScreen('adminSuspense')
  await expect.element(page.getByText('1 transfer is in suspense.')).toBeVisible()
  for (const text of [
    '2,500.00 SAR',
    'No wallet has this IBAN',
    'Najd Supplies Co.',
    'SA03 8000 0000 6080 1016 7519',
    'SA44 3000 0000 0000 0000 0002',
    'FT26005ABCDEF123',
    'Not known',
  ])
    await expect.element(row.getByText(text)).toBeVisible()
})

test('leads to the customer whose IBAN it is', async () => {
  await openScreen('adminSuspense', { scenarios: { listSuspenseCredits: 'of_customer' } })
  await expect.element(row.getByText('The wallet would hold more than is allowed')).toBeVisible()
  await expect.element(row.getByText('Cash deposit')).toBeVisible()
  await row.getByRole('link', { name: 'Green Palm Trading Est.' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Green Palm Trading Est.' })).toBeVisible()
})

test('says that nothing is in suspense', async () => {
  await openScreen('adminSuspense', { scenarios: { listSuspenseCredits: 'nothing' } })
  await expect.element(page.getByText('Nothing is in suspense')).toBeVisible()
})
