import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

test('an unknown URL shows the not-found page', async () => {
  await openScreen('notFound', { path: '/onboarding/nothing-here' })
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Register' }).first()).toBeVisible()
})

test('an unknown URL of the signed-in area keeps its frame', async () => {
  await openScreen('settings', { path: '/app/nothing-here' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect.element(page.getByRole('banner').getByText(/^Total Balance/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
