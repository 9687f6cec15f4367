import { expect, test } from './support/test.ts'

test('a later step redirects to the first one, and Back leaves the sign-up', { tag: '@gate' }, async ({
  page,
  screens,
}) => {
  await page.goto('/login')
  await page.goto('/onboarding/password')
  await expect(screens.businessType.heading).toBeVisible()
  await page.goBack()
  await expect(screens.login.heading).toBeVisible()
})
