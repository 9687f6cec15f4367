import { STOPS } from '#api/testing/personas.ts'
import { stepPath } from '#web/sign-up/step-path.ts'
import { expect, test } from './support/test.ts'

test('whoever has not begun is led to the beginning, and Back leads out again', async ({ page, screens }) => {
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

/** The screening is no place to be at: it passes by itself. */
const PLACES = ['cr', 'id', 'nafath', 'kyb', 'password'] as const
for (const place of PLACES) {
  test(`the next step after ${place}, and the last, lead back to it`, async ({ page, arriveAt }) => {
    await arriveAt(place)
    const [next, ...others] = STOPS.slice(STOPS.indexOf(place) + 1).filter(step => step !== 'globalScreening')
    for (const later of [next, others.at(-1)].filter(step => step !== undefined)) {
      await page.goto(stepPath(later))
      await expect(page).toHaveURL(stepPath(place))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}

test('both addresses of the phone step show it', async ({ page, screens }) => {
  await screens.businessType.open()
  await screens.businessType.choose('freelancer')
  await page.goto('/onboarding/phone-number')
  await expect(screens.phone.heading).toBeVisible()
})
