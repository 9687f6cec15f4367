import { type Customer, seededCustomer } from '#api/testing/customers/customer.ts'
import type { Screens } from '../screens/screens.ts'
import { arabicPhone } from '../support/devices.ts'
import { freezeTime } from '../support/freeze-time.ts'
import { advanceUntilVisible, pauseClock } from '../support/paused-clock.ts'
import { expect, test } from '../support/test.ts'

/** Signs in with a sandbox account, as the table of test values describes it. */
async function signIn({ login }: Screens, { identifier, password }: Customer): Promise<void> {
  await login.open()
  await login.signIn(identifier, password)
}

for (const [device, identifier] of [
  [{ locale: 'en-GB' }, '0500000010'],
  [arabicPhone, '1990200170'],
] as const) {
  test.describe(device.locale, () => {
    test.use(device)

    test(`${identifier} signs in with a code`, async ({ page, screens, api }) => {
      await signIn(screens, seededCustomer(api, identifier))
      await expect(page).toHaveURL('/login/verify-otp')
      await screens.code.typeShown()
      await expect(screens.app.dashboard).toBeVisible()
      await expect(page).toHaveURL('/app/dashboard')
    })
  })
}

test('0500000012 signs in with a phone call', async ({ page, screens, api }) => {
  const { code, call, app } = screens
  await page.clock.install()
  await signIn(screens, seededCustomer(api, '0500000012'))
  await expect(code.heading).toBeVisible()
  await pauseClock(page)
  await code.typeShown()
  await expect(call.verification).toBeVisible()
  await advanceUntilVisible(call.successful)
  await page.clock.resume()
  await expect(app.dashboard).toBeVisible()
  await expect(page).toHaveURL('/app/dashboard')
})

test('0500000013 rejects the phone call and returns to the sign-in', async ({ page, screens, api }) => {
  const { code, call, login } = screens
  await page.clock.install()
  await signIn(screens, seededCustomer(api, '0500000013'))
  await expect(code.heading).toBeVisible()
  await pauseClock(page)
  await code.typeShown()
  await advanceUntilVisible(call.says('rejected'))
  await page.clock.resume()
  await expect(login.identifier).toHaveValue('0500000013')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

test('0500000016 has a soft lock and 1990300160 a hard lock', async ({ page, screens, api }) => {
  const { locked } = screens
  await freezeTime(page)
  await signIn(screens, seededCustomer(api, '0500000016'))
  await expect(page).toHaveURL('/account-locked')
  await expect(locked.tooMany).toBeVisible()
  await expect(locked.timer).toHaveText(/1[45]:\d\d/)
  await signIn(screens, seededCustomer(api, '1990300160'))
  await expect(page).toHaveURL('/account-locked')
  await expect(locked.permanent).toBeVisible()
  for (const contact of [locked.phone, locked.email, locked.hours]) await expect(contact).toBeVisible()
})

test('0500000018 creates the missing profile', async ({ page, screens, api }) => {
  const arrival = await freezeTime(page)
  await signIn(screens, seededCustomer(api, '0500000018'))
  await screens.code.typeShown()
  await expect(screens.complete.welcome).toBeVisible()
  await expect(page).toHaveURL('/onboarding/complete')
  await page.clock.setFixedTime(arrival + 3000)
  await expect(screens.app.dashboard).toBeVisible()
})
