import { STOPS } from '#api/testing/personas.ts'
import { stepPath } from '#web/sign-up/step-path.ts'
import { expect, test } from './support/test.ts'

test('a later step redirects to the first one, and Back leaves the sign-up', async ({ page, screens }) => {
  await page.goto('/login')
  await page.goto('/onboarding/password')
  await expect(screens.businessType.heading).toBeVisible()
  await page.goBack()
  await expect(screens.login.heading).toBeVisible()
  for (const step of STOPS) {
    await page.goto(stepPath(step))
    await expect(page).toHaveURL('/onboarding/business-type')
  }
})

/** Without the screening, which completes automatically. */
const STEPS = ['cr', 'id', 'nafath', 'kyb', 'password'] as const
for (const current of STEPS) {
  test(`at ${current}, the next step and the last one redirect to it`, async ({ page, arriveAt }) => {
    await arriveAt(current)
    const [next, ...others] = STOPS.slice(STOPS.indexOf(current) + 1).filter(step => step !== 'globalScreening')
    for (const later of [next, others.at(-1)].filter(step => step !== undefined)) {
      await page.goto(stepPath(later))
      await expect(page).toHaveURL(stepPath(current))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}

test('both URLs of the phone step show it', async ({ page, screens }) => {
  await screens.businessType.open()
  await screens.businessType.choose('freelancer')
  await page.goto('/onboarding/phone-number')
  await expect(screens.phone.heading).toBeVisible()
})
