import { type Customer, seededCustomer } from '#api/testing/customer.ts'
import type { Screens } from './screens/screens.ts'
import { arabicPhone } from './support/devices.ts'
import { expect, test } from './support/test.ts'

/** The sandbox accounts as the table of test values describes them. */
for (const device of [{ locale: 'en-GB' }, arabicPhone]) {
  test.describe(device.locale, () => {
    test.use(device)

    for (const identifier of ['0500000010', '1990200170']) {
      test(`${identifier} signs in with a code`, async ({ page, screens, api }) => {
        await signIn(screens, seededCustomer(api, identifier))
        await expect(page).toHaveURL('/login/verify-otp')
        await screens.code.typeShown()
        await expect(screens.app.dashboard).toBeVisible()
        await expect(page).toHaveURL('/app/dashboard')
      })
    }

    test('0500000011 signs in with the password alone', async ({ page, screens, api }) => {
      await signIn(screens, seededCustomer(api, '0500000011'))
      await expect(screens.app.dashboard).toBeVisible()
      await expect(page).toHaveURL('/app/dashboard')
    })

    test('0500000012 signs in with a phone call', async ({ page, screens, api }) => {
      await signInUpToCall(screens, seededCustomer(api, '0500000012'))
      await expect(screens.call.says('pending')).toBeVisible()
      await expect(screens.call.successful).toBeVisible()
      await expect(screens.call.says('done')).toBeVisible()
      await expect(screens.app.dashboard).toBeVisible()
      await expect(page).toHaveURL('/app/dashboard')
    })

    const REFUSED = { '0500000013': 'rejected', '0500000014': 'expired', '0500000015': 'failed' } as const
    for (const [phone, ending] of Object.entries(REFUSED)) {
      test(`${phone} is ${ending} and returns to the sign-in`, async ({ page, screens, api }) => {
        await signInUpToCall(screens, seededCustomer(api, phone))
        await expect(screens.call.failed).toBeVisible()
        await expect(screens.call.says(ending)).toBeVisible()
        await expect(screens.login.heading).toBeVisible()
        await expect(page).toHaveURL('/login')
        await expect(screens.login.identifier).toHaveValue(phone)
        expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
      })
    }

    test('0500000016 has a soft lock', async ({ page, screens, api }) => {
      const { locked, recovery } = screens
      await signIn(screens, seededCustomer(api, '0500000016'))
      await expect(page).toHaveURL('/account-locked')
      await expect(locked.tooMany).toBeVisible()
      await expect(locked.timer).toHaveText(/1[45]:\d\d/)
      await locked.resetPassword.click()
      await expect(recovery.chooser).toBeVisible()
    })

    for (const identifier of ['0500000017', '1990300160']) {
      test(`${identifier} has a hard lock`, async ({ page, screens, api }) => {
        const { locked, login } = screens
        await signIn(screens, seededCustomer(api, identifier))
        await expect(page).toHaveURL('/account-locked')
        await expect(locked.permanent).toBeVisible()
        for (const contact of [locked.phone, locked.email, locked.hours]) await expect(contact).toBeVisible()
        await expect(locked.resetPassword).toBeHidden()
        await locked.backToLogin.click()
        await expect(login.identifier).toHaveValue(identifier)
      })
    }
  })
}

test('0500000018 creates the missing profile', async ({ page, screens, api }) => {
  await signIn(screens, seededCustomer(api, '0500000018'))
  await screens.code.typeShown()
  await expect(screens.complete.welcome).toBeVisible()
  await expect(page).toHaveURL('/onboarding/complete')
  await expect(screens.app.dashboard).toBeVisible()
})

async function signIn({ login }: Screens, { identifier, password }: Customer): Promise<void> {
  await login.open()
  await login.signIn(identifier, password)
}

async function signInUpToCall(screens: Screens, customer: Customer): Promise<void> {
  await signIn(screens, customer)
  await screens.code.typeShown()
  await expect(screens.call.verification).toBeVisible()
}
