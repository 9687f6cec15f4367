import type { Page } from '@playwright/test'
import { signUp } from '#api/testing/personas.ts'
import type { Screens } from './screens/screens.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'Dates&Coffee77'

async function askForCode(page: Page, { recovery, code }: Screens, idNumber: string) {
  await page.goto('/forgot-password/id-bod')
  await recovery.proveByBirthday(idNumber, '031212')
  await expect(code.heading).toBeVisible()
}

test('a code needs all six digits', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  await askForCode(page, screens, values.idNumber)
  await screens.code.type('123')
  await screens.code.verify.click()
  await expect(screens.code.error).toHaveText('Please enter all 6 digits.')
  await screens.code.box(4).pressSequentially('456')
  await expect(screens.recovery.resetHeading).toBeVisible()
})

test('a wrong code is reported with the attempts left, and another can be typed', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await askForCode(page, screens, values.idNumber)
  for (const left of ['4 attempts left.', '3 attempts left.']) {
    const wrong = await code.wrong()
    await code.type(wrong)
    await recovery.choose(NEW_PASSWORD)
    await expect(page.getByRole('alert')).toHaveText(
      `There is a problemInvalid or expired reset code. Please request a new one. ${left}`,
    )
    await recovery.anotherCode.click()
    await expect(code.box(6)).toHaveValue(wrong.charAt(5))
  }
  await code.typeShown()
  await recovery.choose(NEW_PASSWORD)
  await expect(recovery.done).toBeVisible()
})

test('a refused code does not lead to the reset again', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await askForCode(page, screens, values.idNumber)
  const wrong = await code.wrong()
  await code.type(wrong)
  await recovery.choose(NEW_PASSWORD)
  await recovery.anotherCode.click()
  await code.verify.click()
  await expect(code.error).toHaveText('Invalid verification code. Please try again.')
  await expect(code.verify).toBeDisabled()
  await code.typeShown()
  await expect(recovery.resetHeading).toBeVisible()
})

test('a refused code is not sent again with another password', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await askForCode(page, screens, values.idNumber)
  let tries = 0
  page.on('request', request => {
    if (request.url().endsWith('/reset-password') && request.method() === 'POST') tries += 1
  })
  await code.type(await code.wrong())
  await recovery.choose(NEW_PASSWORD)
  await expect(recovery.anotherCode).toBeVisible()
  await recovery.choose('Dates&Coffee78')
  await expect(page.getByRole('alert')).toContainText('4 attempts left.')
  await expect(page.getByRole('alert')).toBeFocused()
  expect(tries).toBe(1)
})

test('five wrong codes lock the recovery', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await askForCode(page, screens, values.idNumber)
  for (let failures = 1; failures < 5; failures += 1) {
    await code.type(await code.wrong())
    await recovery.choose(NEW_PASSWORD)
    await recovery.anotherCode.click()
  }
  await code.type(await code.wrong())
  await recovery.choose(NEW_PASSWORD)
  await expect(page).toHaveURL('/account-locked')
})

test('an unknown token restarts the recovery', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await askForCode(page, screens, values.idNumber)
  await page.route('**/api/v1/auth/reset-password', async route => {
    const body = { ...route.request().postDataJSON(), resetToken: 'expired' }
    await route.continue({ postData: body })
  })
  await code.typeShown()
  await recovery.choose(NEW_PASSWORD)
  await expect(page.getByRole('alert')).toContainText('Invalid or expired reset code. Please request a new one.')
  await expect(page.getByRole('alert')).not.toContainText('left')
  await recovery.anotherCode.click()
  await expect(code.heading).toBeVisible()
})

test('a code can be resent after 30 seconds, and the first token stays', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await page.clock.install()
  await askForCode(page, screens, values.idNumber)
  const first = await code.shown()
  const second = first === '111111' ? '222222' : '111111'
  await expect(code.resend).toBeDisabled()
  // The server has its own clock, so the browser's clock does not shorten the thirty seconds.
  await page.route('**/api/v1/auth/forgot-password', route =>
    route.fulfill({
      json: {
        success: true,
        message: 'Verification code sent',
        expiresAt: new Date(Date.now() + 330_000).toISOString(),
        resendAfterSeconds: 30,
        attemptsAllowed: 5,
        otpCode: second,
      },
    }),
  )
  await page.clock.fastForward(31_000)
  const asked = page.waitForRequest('**/api/v1/auth/forgot-password')
  await code.resend.click()
  expect((await asked).postDataJSON()).toEqual({ idUnn: values.idNumber, dateOfBirth: '' })
  await expect(page.getByText('We sent a new code. Earlier codes no longer work.')).toBeVisible()
  await expect.poll(code.shown).toBe(second)
  await expect(code.resend).toBeDisabled()
  // The server knows only the first code, which belongs to the first token.
  await code.type(first)
  await recovery.choose(NEW_PASSWORD)
  await expect(recovery.done).toBeVisible()
})

test('an expired code is not sent', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { code } = screens
  await page.clock.install()
  await askForCode(page, screens, values.idNumber)
  await page.clock.fastForward(301_000)
  const expired = 'Verification code has expired. Please request a new one.'
  await expect(code.error).toHaveText(expired)
  await code.typeShown()
  await expect(code.error).toHaveText(expired)
  await expect(page).toHaveURL('/forgot-password/id-bod/otp')
})

test('a recovery that has ended can be restarted', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  await page.clock.install()
  await askForCode(page, screens, values.idNumber)
  await page.route('**/api/v1/auth/forgot-password', respondWithError(410, 'RECOVERY_EXPIRED'))
  await page.clock.fastForward(31_000)
  await screens.code.resend.click()
  await expect(page.getByText('The recovery has expired. Please start again.')).toBeVisible()
  await screens.recovery.startAgain.click()
  await expect(screens.recovery.identity).toBeVisible()
})
