import { signUp } from '#api/testing/personas.ts'
import type { BusinessType } from '#domain/onboarding.ts'
import type { Screens } from './screens/screens.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

async function askForCode({ businessType, phone, code }: Screens, number: string, type: BusinessType = 'freelancer') {
  await businessType.open()
  await businessType.choose(type)
  await phone.submit(number)
  await expect(code.heading).toBeVisible()
}

test('an incomplete code is not sent', async ({ page, screens, applicant }) => {
  await askForCode(screens, applicant.phone)
  const { code } = screens
  await expect(code.box(1)).toBeFocused()
  await code.type('123')
  await code.verify.click()
  await expect(code.error).toHaveText('Please enter all 6 digits.')
  await expect(page).toHaveTitle(/^Error: /)
})

const ATTEMPTS = [
  { type: 'freelancer', allowed: 3 },
  { type: 'sole-proprietorship', allowed: 5 },
] as const
for (const { type, allowed } of ATTEMPTS) {
  test(`a ${type} has ${allowed} attempts, shown after each; then the number is locked`, async ({
    page,
    screens,
    applicant,
  }) => {
    const { code } = screens
    await askForCode(screens, applicant.phone, type)
    for (let left = allowed - 1; left > 0; left -= 1) {
      await code.type(await code.wrong())
      const tries = left === 1 ? '1 attempt left.' : `${left} attempts left.`
      await expect(code.error).toHaveText(`Invalid verification code. Please try again. ${tries}`)
      await expect(code.box(1)).toBeFocused()
    }
    await code.type(await code.wrong())
    await expect(page.getByRole('alert')).toContainText('Too many wrong codes')
    await expect(page.getByRole('alert')).toContainText(/1[45]:\d\d/)
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Too many wrong codes')
  })
}

test('an expired code is reported, and a new one can be requested', async ({ screens }) => {
  await askForCode(screens, '0500000005')
  await screens.code.type('123456')
  await expect(screens.code.error).toHaveText('Verification code has expired. Please request a new one.')
})

test('after the countdown, a new code replaces the first', async ({ page, screens, applicant }) => {
  await page.clock.install()
  await askForCode(screens, applicant.phone)
  const { code } = screens
  const first = await code.shown()
  await expect(code.resend).toBeDisabled()
  await expect(page.getByText('You can request a new code in')).toContainText(/00:[23]\d/)
  // The server has its own clock, so the browser's clock does not shorten the thirty seconds.
  await page.route('**/api/v1/auth/send-otp', route =>
    route.fulfill({
      json: {
        success: true,
        message: 'Verification code sent',
        expiresAt: new Date(Date.now() + 330_000).toISOString(),
        resendAfterSeconds: 30,
        attemptsAllowed: 3,
        otpCode: first === '111111' ? '222222' : '111111',
      },
    }),
  )
  await page.clock.fastForward(31_000)
  await code.resend.click()
  await expect(page.getByText('We sent a new code. Earlier codes no longer work.')).toBeVisible()
  await expect.poll(code.shown).not.toBe(first)
  await expect(code.resend).toBeDisabled()
})

test('a new code that cannot be sent is reported', async ({ page, screens, applicant, consoleErrors }) => {
  consoleErrors.expect(/status of 502/)
  await page.clock.install()
  await askForCode(screens, applicant.phone)
  await page.route('**/api/v1/auth/send-otp', respondWithError(502, 'OTP_SEND_FAILED'))
  await page.clock.fastForward(31_000)
  await screens.code.resend.click()
  // The client retries three times before it shows the error.
  await page.clock.runFor(5_000)
  await expect(page.getByText('Failed to resend code. Please try again.')).toBeVisible()
})

test('changing the number discards the code of the first one', async ({ page, screens, applicant, api }) => {
  const { code, phone } = screens
  await askForCode(screens, applicant.phone)
  await code.changeNumber.click()
  await expect(phone.number).toHaveValue(/^05/)
  const other = signUp(api).values.phone
  await phone.submit(other)
  await expect(page.getByRole('main')).toContainText(other.slice(-4))
  await code.typeShown()
  await expect(screens.cr.heading).toBeVisible()
})

test('a verification that fails for another reason than the code is reported', async ({
  page,
  screens,
  applicant,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/)
  await askForCode(screens, applicant.phone)
  await page.route('**/api/v1/auth/verify-otp', respondWithError(500, 'UNKNOWN_ERROR'))
  await screens.code.typeShown()
  await expect(screens.code.error).toContainText('Failed to verify OTP')
  await page.unroute('**/api/v1/auth/verify-otp')
  await screens.code.verify.click()
  await expect(screens.cr.heading).toBeVisible()
})
