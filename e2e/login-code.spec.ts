import type { Page } from '@playwright/test'
import { Customer, newCustomer } from '#api/testing/customer.ts'
import { signUp } from '#api/testing/personas.ts'
import type { Screens } from './screens/screens.ts'
import { holdRequests } from './support/hold-requests.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const VERIFY = '**/api/v1/auth/login/verify-otp'
const RESEND = '**/api/v1/auth/login/resend-otp'

async function askForCode({ login, code }: Screens, { identifier, password }: Customer): Promise<void> {
  await login.open()
  await login.signIn(identifier, password)
  await expect(code.heading).toBeVisible()
}

/** Sends another code although the server's clock, unlike the browser's, has not advanced. */
const respondWithCode = (page: Page, otpCode: string) =>
  page.route(RESEND, route =>
    route.fulfill({
      json: {
        needsOtp: true,
        userId: 'somebody',
        message: 'Verification code sent',
        expiresAt: new Date(Date.now() + 330_000).toISOString(),
        resendAfterSeconds: 30,
        attemptsAllowed: 5,
        otpCode,
      },
    }),
  )

test('opened directly or by an older version, the page redirects to the sign-in', async ({ page, screens }) => {
  for (const usr of [null, { userId: 'somebody' }, { phoneOrEmail: '0512345678' }, 'text']) {
    await page.goto('/')
    await page.evaluate(state => history.replaceState({ usr: state, key: 'e2e', idx: 0 }, '', '/login/verify-otp'), usr)
    await page.reload()
    await expect(screens.login.heading).toBeVisible()
  }
})

test('the page shows a typed phone number, but not the one that belongs to an ID', async ({ page, screens, api }) => {
  const { values } = await signUp(api).toTheEnd()
  const customer = new Customer(api, { identifier: values.idNumber, password: values.password })
  await askForCode(screens, customer)
  await expect(page.getByText('We sent a 6-digit code by SMS to the phone of your account.')).toBeVisible()
  await askForCode(screens, await newCustomer(api))
  await expect(page.getByText('We sent a 6-digit code by SMS to')).toContainText(/05\d \d{3} \d{4}/)
})

test('a reload keeps the code and the countdown', async ({ page, screens, api }) => {
  const { code, app } = screens
  await askForCode(screens, await newCustomer(api))
  const shown = await code.shown()
  await page.reload()
  expect(await code.shown()).toBe(shown)
  await expect(code.resend).toBeDisabled()
  await code.typeShown()
  await expect(app.dashboard).toBeVisible()
})

test('after Back, the same password leads to the same code', async ({ page, screens, api }) => {
  const { login, code, app } = screens
  const { identifier, password } = await newCustomer(api)
  await login.open()
  await login.signIn(identifier, password)
  const shown = await code.shown()
  await page.goBack()
  await expect(login.identifier).toHaveValue(identifier)
  await login.password.fill(password)
  await login.submit.click()
  expect(await code.shown()).toBe(shown)
  await code.typeShown()
  await expect(app.dashboard).toBeVisible()
})

test('wrong codes are counted, and the fifth locks the account', async ({ page, screens, api }) => {
  const { code, locked } = screens
  await askForCode(screens, await newCustomer(api))
  await code.type((await code.wrong()).slice(1))
  await code.verify.click()
  await expect(code.error).toHaveText('Please enter all 6 digits.')
  for (let left = 4; left > 0; left -= 1) {
    await code.box(1).focus()
    await code.type(await code.wrong())
    const tries = left === 1 ? '1 attempt left.' : `${left} attempts left.`
    await expect(code.error).toHaveText(`Invalid verification code. Please try again. ${tries}`)
    await expect(code.box(1)).toBeFocused()
  }
  await code.type(await code.wrong())
  await expect(page).toHaveURL('/account-locked')
  await expect(locked.tooMany).toBeVisible()
  await page.goBack()
  await expect(screens.login.heading).toBeVisible()
})

test('a complete code is sent once', async ({ page, screens, api }) => {
  const { code, app } = screens
  await askForCode(screens, await newCustomer(api))
  const slow = await holdRequests(page, VERIFY)
  await code.typeShown()
  await code.verifying.click({ force: true })
  await code.box(6).press('Enter')
  slow.letThrough()
  await expect(app.dashboard).toBeVisible()
  expect(slow.count()).toBe(1)
})

test('after 30 seconds another code can be requested', async ({ page, screens, api }) => {
  const { code } = screens
  await page.clock.install()
  await askForCode(screens, await newCustomer(api))
  const first = await code.shown()
  const second = first === '111111' ? '222222' : '111111'
  await expect(page.getByText('You can request a new code in')).toContainText(/00:[23]\d/)
  await respondWithCode(page, second)
  await page.clock.fastForward(31_000)
  await code.resend.click()
  await expect(page.getByText('We sent a new code. Earlier codes no longer work.')).toBeVisible()
  await expect.poll(code.shown).toBe(second)
  await expect(code.resend).toBeDisabled()
  await expect(code.box(1)).toBeFocused()
  await page.reload()
  expect(await code.shown()).toBe(second)
})

test('a code that cannot be resent is reported', async ({ page, screens, api, consoleErrors }) => {
  consoleErrors.expect(/status of 502/)
  await page.clock.install()
  await askForCode(screens, await newCustomer(api))
  await page.route(RESEND, respondWithError(502, 'OTP_SEND_FAILED'))
  await page.clock.fastForward(31_000)
  await screens.code.resend.click()
  // The client retries three times before it shows the error.
  await page.clock.runFor(5_000)
  await expect(page.getByText('Failed to resend OTP. Please try again.')).toBeVisible()
})

test('after five minutes the code expires', async ({ page, screens, api }) => {
  await page.clock.install()
  await askForCode(screens, await newCustomer(api))
  await page.clock.fastForward(301_000)
  await expect(screens.code.error).toHaveText('Verification code has expired. Please request a new one.')
  await expect(screens.code.resend).toBeEnabled()
})

for (const step of [VERIFY, RESEND]) {
  test(`a sign-in that has ended returns to the sign-in page, ${step}`, async ({ page, screens, api }) => {
    const { login, code } = screens
    const customer = await newCustomer(api)
    await page.clock.install()
    await askForCode(screens, customer)
    await page.clock.fastForward(31_000)
    await page.route(step, respondWithError(410, 'LOGIN_EXPIRED'))
    if (step === VERIFY) await code.typeShown()
    else await code.resend.click()
    await expect(login.sessionOver).toContainText('Session expired. Please login again.')
    await login.backToLogin.click()
    await expect(login.identifier).toHaveValue(customer.identifier)
  })
}

test('a call that cannot be placed is reported, and the code can be sent again', async ({
  page,
  screens,
  api,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 502/)
  const { code, app } = screens
  await askForCode(screens, await newCustomer(api))
  await page.route(VERIFY, respondWithError(502, 'CALL_FAILED'))
  await code.typeShown()
  await expect(code.error).toHaveText('We could not call you. Please try again.')
  await page.unroute(VERIFY)
  await code.verify.click()
  await expect(app.dashboard).toBeVisible()
})

test('another account can be chosen', async ({ screens, api }) => {
  await askForCode(screens, await newCustomer(api))
  await screens.login.otherAccount.click()
  await expect(screens.login.identifier).toHaveValue('')
})
