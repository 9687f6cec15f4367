import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { expectAccessible } from './support/accessibility.ts'
import { completeSignUp } from './support/complete-sign-up.ts'
import { arabicPhone } from './support/devices.ts'
import { freezeTime } from './support/freeze-time.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'Dates&Coffee77'

test.use(arabicPhone)

test('a customer signs up, in and out, forgets the password, is locked out, and recovers', { tag: '@gate' }, async ({
  page,
  screens,
  signUpValues,
}) => {
  const { login, code, complete, locked, recovery } = screens
  await completeSignUp(page, screens, signUpValues)
  const finished = await freezeTime(page)
  await login.signIn(signUpValues.phone, signUpValues.password)
  await expect(code.resend).toBeVisible()
  await code.typeShown()
  await expect(complete.welcome).toBeVisible()
  await page.clock.setFixedTime(finished + 3000)
  await expect(complete.dashboard).toBeVisible()
  await expectAccessible(page)

  await page.goto('/logout')
  await expect(page).toHaveURL('/')
  await login.open()
  for (let failure = 1; failure < LOCKOUT_FAILURES; failure++) {
    await login.signIn(signUpValues.phone, `${signUpValues.password}${failure}`)
    await expect(login.password).toHaveValue('')
  }
  await login.signIn(signUpValues.phone, `${signUpValues.password}0`)
  await expect(locked.tooMany).toBeVisible()
  await expectAccessible(page)
  await locked.backToLogin.click()
  await login.signIn(signUpValues.phone, signUpValues.password)
  await expect(locked.tooMany).toBeVisible()

  await locked.resetPassword.click()
  await recovery.byId.click()
  await recovery.proveByBirthday(signUpValues.idNumber, '031212')
  await code.typeShown()
  await recovery.choose(NEW_PASSWORD)
  await recovery.goToLogin.click()
  await login.signIn(signUpValues.idNumber, NEW_PASSWORD)
  await code.typeShown()
  await expect(complete.dashboard).toBeVisible()
})
