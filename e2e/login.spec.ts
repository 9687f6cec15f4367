import { newCustomer, seededCustomer } from '#api/testing/customer.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { holdRequests } from './support/hold-requests.ts'
import { navigateWithState } from './support/navigate-with-state.ts'
import { expect, test } from './support/test.ts'

const LOGIN = '**/api/v1/auth/login/password'
const INVALID = 'Invalid phone/email or password. Please try again.'
/** Signs in without a code. */
const QUICK = '0500000011'

test('both fields are required', async ({ page, screens }) => {
  const { login } = screens
  await login.open()
  await login.submit.click()
  await expect(login.identifierError).toHaveText('Phone Number or ID/UNN is required')
  await expect(login.passwordError).toHaveText('Password is required')
  await expect(page).toHaveTitle(/^Error: Sign In/)
  await login.signIn(' - ', '  ')
  await expect(login.identifierError).toHaveText('Phone Number or ID/UNN is required')
  await expect(login.passwordError).toHaveText('Password is required')
})

test('the password can be shown', async ({ screens }) => {
  const { login } = screens
  await login.open()
  await login.password.fill('Palm#Trees2031')
  await expect(login.password).toHaveAttribute('type', 'password')
  await login.showPassword.click()
  await expect(login.password).toHaveAttribute('type', 'text')
})

test('password managers recognise the fields', async ({ screens }) => {
  const { login } = screens
  await login.open()
  await expect(login.identifier).toHaveAttribute('autocomplete', 'username')
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password')
})

test('the links lead to the recovery and to sign-up', async ({ page, screens }) => {
  const { login, recovery, businessType } = screens
  await login.open()
  await login.forgotPassword.click()
  await expect(recovery.chooser).toBeVisible()
  await page.goBack()
  await login.signUp.click()
  await expect(businessType.heading).toBeVisible()
})

const FORMS = ['+966 50 000 0011', '050-000-0011', '00966500000011', '٠٥٠٠٠٠٠٠١١', '500000011', '+966 (0) 50 000 0011']
for (const typed of FORMS) {
  test(`a phone number typed as ${typed} is accepted`, async ({ page, screens, api }) => {
    const { login, app } = screens
    await login.open()
    const sent = page.waitForRequest(LOGIN)
    await login.signIn(typed, seededCustomer(api, QUICK).password)
    expect((await sent).postDataJSON()).toMatchObject({ emailOrPhone: phoneToE164(QUICK) })
    await expect(app.dashboard).toBeVisible()
  })
}

test('an error replaces the notice about why the page was opened', async ({ page, screens, api }) => {
  const { identifier, password } = await newCustomer(api)
  await navigateWithState(page, '/login', { passwordSet: true, phoneOrEmail: identifier })
  await expect(page.getByText('Your password is set.')).toBeVisible()
  await screens.login.signIn(identifier, `${password}x`)
  await expect(page.getByRole('alert')).toContainText(INVALID)
  await expect(page.getByText('Your password is set.')).toBeHidden()
})

test('after a wrong password the number stays, the password is cleared, and the last attempts are counted', async ({
  page,
  screens,
  api,
}) => {
  const { login, locked } = screens
  const { identifier, password } = await newCustomer(api)
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
    await expect(summary).toContainText(INVALID)
    await expect(login.password).toHaveValue('')
    await expect(summary.getByRole('listitem')).toHaveText(INVALID + warning)
    await expect(summary).toBeFocused()
    await expect(login.identifier).toHaveValue(identifier)
  }
  await login.signIn(identifier, `${password}x`)
  await expect(locked.tooMany).toBeVisible()
  await expect(locked.timer).toHaveText(/1[45]:\d\d/)
})

test('an unknown number gets the same message', async ({ page, screens, applicant }) => {
  const { login } = screens
  await login.open()
  await login.signIn(applicant.phone, applicant.password)
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(INVALID)
})

test('without a connection typed values stay', async ({ page, screens, api, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/)
  const { login, app } = screens
  const { password } = seededCustomer(api, QUICK)
  await login.open()
  await page.route(LOGIN, route => route.abort())
  await login.signIn(QUICK, password)
  await expect(page.getByRole('alert')).toContainText('Unable to connect to server. Please check your connection.')
  await expect(login.identifier).toHaveValue(QUICK)
  await expect(login.password).toHaveValue(password)
  await page.unroute(LOGIN)
  await login.submit.click()
  await expect(app.dashboard).toBeVisible()
})

test('several presses send the password once', async ({ page, screens, api }) => {
  const { login, app } = screens
  await login.open()
  const slow = await holdRequests(page, LOGIN)
  await login.identifier.fill(QUICK)
  await login.password.fill(seededCustomer(api, QUICK).password)
  await login.submit.dblclick()
  await login.signingIn.click({ force: true })
  await login.password.press('Enter')
  slow.letThrough()
  await expect(app.dashboard).toBeVisible()
  expect(slow.count()).toBe(1)
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
  const kept = () => page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]))
  expect(await kept()).not.toContain(password)
  await page.goBack()
  await expect(screens.login.identifier).toHaveValue(identifier)
  await expect(screens.login.password).toHaveValue('')
  expect(await kept()).not.toContain(password)
  expect(urls.join()).not.toContain(password)
  expect(urls.join()).not.toContain(identifier.slice(1))
})

test('a requested page outside the signed-in area is ignored', async ({ page, screens, api }) => {
  await page.goto('/')
  const elsewhere = { usr: { from: '/sandbox/phone' }, key: 'e2e', idx: 0 }
  await page.evaluate(state => history.replaceState(state, '', '/login'), elsewhere)
  await page.reload()
  await screens.login.signIn(QUICK, seededCustomer(api, QUICK).password)
  await expect(page).toHaveURL('/app/dashboard')
})
