import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => page.clock.install())

test('leaving in one tab ends the session in all tabs', async ({ page, context, screens, arriveAt }) => {
  await arriveAt('password')
  await screens.password.heading.waitFor()
  const other = await context.newPage()
  await other.goto('/onboarding/password')
  await other.getByLabel('Confirm password').waitFor()
  await page.clock.fastForward('04:01')
  await page.getByRole('button', { name: 'Logout Now' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
})
