import { KYB_ANSWERS } from '#api/testing/customers/newcomer.ts'
import { expect, test } from '../support/test.ts'

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

test('whoever comes after Logout Now cannot continue the sign-up that somebody left', async ({
  page,
  screens,
  arriveAt,
  signUpValues,
}) => {
  const { businessType, phone, code, kyb } = screens
  const left = await arriveAt('kyb', { businessType: 'freelancer' })
  await kyb.heading.waitFor()
  await businessType.open()
  await businessType.choose('sole-proprietorship')
  await phone.submit(signUpValues.phone)
  await code.heading.waitFor()
  await page.clock.fastForward('04:01')
  await page.getByRole('button', { name: 'Logout Now' }).click()
  await expect(page).toHaveURL('/')

  await businessType.open()
  await businessType.choose('freelancer')
  await expect(page).toHaveURL('/onboarding/phone')
  await page.goto('/onboarding/password')
  await expect(page).toHaveURL('/onboarding/phone')
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(storage).not.toContain(left.token)
  expect((await left.post('/api/v1/onboarding/kyb', KYB_ANSWERS)).status).toBe(401)
})
