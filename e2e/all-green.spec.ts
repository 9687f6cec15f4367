import type { BrowserContext, Page } from '@playwright/test'
import type { SignUpValues } from '#api/testing/customers/newcomer.ts'
import { SELF_SERVICE_BUSINESS_TYPES } from '#domain/onboarding.ts'
import { openPretendPhone } from './screens/pretend-phone.ts'
import { returnToTab } from './screens/pretend-portal.ts'
import type { Screens } from './screens/screens.ts'
import { SIGN_UP_KEY } from './support/browser-storage.ts'
import { askForCode, completeSignUp } from './support/complete-sign-up.ts'
import { arabicPhone } from './support/devices.ts'
import { freezeTime } from './support/freeze-time.ts'
import { expect, test } from './support/test.ts'

// The screen tests cover every step in both languages, so each type needs only one of them here.
for (const [index, type] of SELF_SERVICE_BUSINESS_TYPES.entries()) {
  const device = index % 2 === 0 ? { locale: 'en-GB' } : arabicPhone
  test.describe(device.locale, () => {
    test.use(device)

    test(`a ${type} opens an account`, async ({ page, screens, signUpValues }) => {
      await openAccount(page, screens, { ...signUpValues, businessType: type })
    })
  })
}

test('the code and the request also reach the pretend phone', async ({ page, screens, signUpValues }) => {
  await askForCode(screens, 'freelancer', signUpValues.phone)
  const phone = await openPretendPhone(page, 'en')
  await screens.code.type(await phone.readCode())
  await screens.cr.submit(signUpValues.crNumber)
  await screens.identity.submit(signUpValues.idNumber)
  await expect(screens.nafath.redirection).toBeVisible()
  await phone.approve()
  await expect(phone.approved).toBeVisible()
  await returnToTab(page)
  await screens.nafath.continue()
  await expect(screens.kyb.heading).toBeVisible()
})

async function openAccount(page: Page, screens: Screens, signUpValues: SignUpValues): Promise<void> {
  const { login, complete } = screens
  const urls = visitedBy(page)
  const code = await completeSignUp(page, screens, signUpValues)
  await expectNothingSecretKept(page.context(), urls, [signUpValues.password, code])

  const finished = await freezeTime(page)
  await login.signIn(signUpValues.phone, signUpValues.password)
  await screens.code.typeShown()
  await expect(complete.welcome).toBeVisible()
  await page.clock.setFixedTime(finished + 3000)
  await expect(page).toHaveURL('/app/dashboard')
  await expect(complete.dashboard).toBeVisible()
  const storage = JSON.stringify(await page.context().storageState())
  expect(storage).not.toContain(SIGN_UP_KEY)
  expect(storage).not.toContain(signUpValues.password)
}

function visitedBy(page: Page): string[] {
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  return urls
}

/** Expects that the browser stores the token under the key of the sign-up, and never a password or a code. */
async function expectNothingSecretKept(context: BrowserContext, urls: string[], secrets: string[]): Promise<void> {
  const { origins, cookies } = await context.storageState()
  const local = origins.flatMap(({ localStorage }) => localStorage)
  const session = await context.pages()[0]?.evaluate(() => JSON.stringify(sessionStorage))
  const token: string = JSON.parse(local.find(({ name }) => name === SIGN_UP_KEY)?.value ?? '{}').token
  expect(token).toMatch(/.{20}/)
  expect(cookies).toEqual([])
  for (const secret of secrets) expect(JSON.stringify([local, session, urls])).not.toContain(secret)
  const elsewhere = local.filter(({ name }) => name !== SIGN_UP_KEY)
  expect(JSON.stringify([elsewhere, session, urls])).not.toContain(token)
}
