import type { Page } from '@playwright/test'
import { newCustomer, seededCustomer } from '#api/testing/customer.ts'
import { CALLBACK_FAILED_MILLISECONDS } from '#domain/constants.ts'
import { openPretendPhone } from '../screens/pretend-phone.ts'
import { navigateWithState } from '../support/navigate-with-state.ts'
import { test } from './check-screen.ts'

test('sign-in and its code', async ({ page, screens, checkScreen, api }) => {
  const { login, code, locked } = screens
  const { identifier, password } = await newCustomer(api)
  await login.open()
  await login.heading.waitFor()
  await checkScreen('login')
  await login.submit.click()
  await login.passwordError.waitFor()
  await checkScreen('login-required')
  await login.signIn(identifier, `${password}x`)
  await page.getByRole('alert').waitFor()
  await checkScreen('login-refused')
  await login.signIn(identifier, password)
  await code.heading.waitFor()
  await checkScreen('login-code')
  await code.typeRefused(await code.wrong())
  await checkScreen('login-code-wrong')
  // The wrong password counts too.
  await code.typeRefused(await code.wrong())
  await code.typeRefused(await code.wrong())
  await code.type(await code.wrong())
  await locked.tooMany.waitFor()
  await checkScreen('account-locked-soft')
  await navigateWithState(page, '/account-locked', { lockType: 'hard' })
  await locked.phone.waitFor()
  await checkScreen('account-locked-hard')
  await navigateWithState(page, '/account-locked', { isRecovery: true, lockedUntil: Date.now() + 900_000 })
  await locked.recoveryPaused.waitFor()
  await checkScreen('recovery-paused')
})

/** Keeps the page of the call open long enough to check it. */
const stayOnOutcome = (page: Page) =>
  page.addInitScript(delay => {
    const { setTimeout } = window
    const patient = (act: TimerHandler, after?: number) => (after === delay ? 0 : setTimeout(act, after))
    Object.assign(window, { setTimeout: patient })
  }, CALLBACK_FAILED_MILLISECONDS)

const says = (page: Page, status: string) =>
  page.route('**/api/v1/auth/callback-status/*', route => route.fulfill({ json: { status, message: status } }))

test('a sign-in by phone call', async ({ page, screens, checkScreen, api, language }) => {
  const { login, code, call } = screens
  const { identifier, password } = seededCustomer(api, '0500000014')
  await stayOnOutcome(page)
  await says(page, 'pending')
  await login.open()
  await login.signIn(identifier, password)
  await code.typeShown()
  await call.says('pending').waitFor()
  await checkScreen('call')
  const phone = await openPretendPhone(page, language)
  await phone.number.fill(identifier)
  await phone.call('expired').first().waitFor()
  await checkScreen('pretend-phone-call', phone.page)
  await phone.page.close()
  await says(page, 'expired')
  await call.says('expired').waitFor()
  await checkScreen('call-expired')
})
