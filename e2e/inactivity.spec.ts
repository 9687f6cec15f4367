import type { Page } from '@playwright/test'
import { SIGN_UP_KEY } from './support/browser-storage.ts'
import { expect, test } from './support/test.ts'

const warning = (page: Page) => page.getByRole('dialog', { name: 'Session Timeout Warning' })

test.beforeEach(({ page }) => page.clock.install())

test('after four minutes of inactivity a warning counts down the last minute', async ({ page, screens, arriveAt }) => {
  await arriveAt('password')
  await screens.password.heading.waitFor()
  await page.clock.fastForward('03:50')
  await page.keyboard.press('Shift')
  await page.clock.fastForward('03:50')
  await expect(warning(page), 'for whoever has just done something').toBeHidden()
  await page.clock.fastForward('00:11')
  await expect(warning(page)).toContainText(
    'For your security, you will be automatically logged out due to inactivity.',
  )
  await expect(warning(page)).toContainText(/Auto-logout in: 0:5\d/)
  await page.getByRole('button', { name: 'Continue Session' }).click()
  await expect(warning(page)).toBeHidden()
  await page.clock.fastForward('04:01')
  await page.getByRole('button', { name: 'Logout Now' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('You have left your registration')).toBeVisible()
})

test('after five minutes the session has ended, and Back does not restore it', async ({ page, screens, arriveAt }) => {
  await page.goto('/login')
  await arriveAt('password')
  await screens.password.heading.waitFor()
  await page.clock.fastForward('05:01')
  await expect(screens.landing.register).toBeVisible()
  await expect(page).toHaveURL('/')
  const kept = await page.evaluate(key => localStorage.getItem(key), SIGN_UP_KEY)
  expect(JSON.parse(kept ?? '{}').token).toBeUndefined()
  await expect(page.getByText('Your registration is paused')).toBeVisible()
  await page.getByRole('link', { name: 'Continue your registration' }).click()
  await expect(page).toHaveURL('/onboarding/phone')
  await page.goto('/onboarding/password')
  await expect(page).toHaveURL('/onboarding/phone')
  await expect(page.getByText('Please verify your phone again')).toBeVisible()
})

test('inactivity is also detected on the code screen', async ({ page, screens, applicant }) => {
  await screens.businessType.open()
  await screens.businessType.choose('freelancer')
  await screens.phone.submit(applicant.phone)
  await expect(screens.code.heading).toBeVisible()
  await page.clock.fastForward('04:01')
  await expect(warning(page)).toBeVisible()
})

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
