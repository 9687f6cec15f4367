import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')

test('a link leads to the devices, which the page itself does not list', async () => {
  const { requests } = await openScreen('settings')
  await expect.element(main.getByText('Green Palm Trading Est.')).toBeVisible()
  expect(requests('listSessions')).toEqual([])
  await main.getByRole('link', { name: /^Security Signed-in devices/ }).click()
  await expect.element(page.getByText('This device', { exact: true })).toBeVisible()
})

test('the name of the business in the language of the page comes first', async () => {
  await openScreen('settings', { locale: 'ar' })
  const names = main.getByRole('definition').first()
  await expect.element(names).toMatchTextContent(/^[\u0600-\u06ff].*Green Palm Trading Est\.$/)
})

test('a profile that fails to load is reported, and can be retried', async () => {
  const { respond } = await openScreen('settings', { scenarios: { getMe: 'unknown_error' } })
  await expect.element(main.getByRole('alert').first()).toBeVisible()
  respond('getMe', 'all_green')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('Green Palm Trading Est.')).toBeVisible()
})
