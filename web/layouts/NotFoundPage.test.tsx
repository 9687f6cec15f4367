import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

test('an unknown URL shows the not-found page', async () => {
  await openScreen('notFound', { path: '/onboarding/nothing-here' })
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Register' }).first()).toBeVisible()
})
