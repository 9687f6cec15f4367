import { newCustomer, seededCustomer } from '#api/testing/customers/customer.ts'
import { freezeTime } from '../support/freeze-time.ts'
import { expect, test } from '../support/test.ts'

const INVALID = 'Invalid phone/email or password. Please try again.'
/** The phone number of an account that signs in without a code. */
const QUICK = '0500000011'

test('wrong passwords are counted, and the fifth locks the account, which a reload remembers', async ({
  page,
  screens,
  api,
}) => {
  const { login, locked } = screens
  const { identifier, password } = await newCustomer(api)
  await freezeTime(page)
  await login.open()
  const summary = page.getByRole('alert')
  const warnings = [
    '',
    '',
    ' 2 attempts left before your account is locked.',
    ' 1 attempt left before your account is locked.',
  ]
  for (const warning of warnings) {
    await login.signIn(identifier, `${password}x`)
    await expect(login.password).toHaveValue('')
    await expect(summary.getByRole('listitem')).toHaveText(INVALID + warning)
  }
  await login.signIn(identifier, `${password}x`)
  await expect(locked.tooMany).toBeVisible()
  await expect(locked.timer).toHaveText(/1[45]:\d\d/)
  await page.reload()
  await expect(locked.timer).toHaveText(/1[45]:\d\d/)
  await locked.backToLogin.click()
  await expect(login.identifier).toHaveValue(identifier)
})

test('a signed-in customer is redirected, and Back does not return to the sign-in', async ({ page, screens, api }) => {
  const { landing, login, app } = screens
  await landing.open()
  await landing.login.click()
  await login.signIn(QUICK, seededCustomer(api, QUICK).password)
  await expect(app.dashboard).toBeVisible()
  await login.open()
  await expect(app.dashboard).toBeVisible()
  await expect(page).toHaveURL('/app/dashboard')
  await page.goBack()
  await expect(app.dashboard).toBeVisible()
})

test('the password is not stored, and no URL contains values of the sign-in', async ({ page, screens, api }) => {
  const { identifier, password } = await newCustomer(api)
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  await screens.login.open()
  await screens.login.signIn(identifier, password)
  await expect(screens.code.heading).toBeVisible()
  const browserState = () =>
    page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]))
  expect(await browserState()).not.toContain(password)
  await page.goBack()
  await expect(screens.login.identifier).toHaveValue(identifier)
  await expect(screens.login.password).toHaveValue('')
  expect(await browserState()).not.toContain(password)
  expect(urls.join()).not.toContain(password)
  expect(urls.join()).not.toContain(identifier.slice(1))
})
