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

test('the password can be looked at', async ({ screens }) => {
  const { login } = screens
  await login.open()
  await login.password.fill('Palm#Trees2031')
  await expect(login.password).toHaveAttribute('type', 'password')
  await login.showPassword.click()
  await expect(login.password).toHaveAttribute('type', 'text')
})

test('password managers find their way', async ({ screens }) => {
  const { login } = screens
  await login.open()
  await expect(login.identifier).toHaveAttribute('autocomplete', 'username')
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password')
})

test('the ways out lead to recovery and to sign-up', async ({ page, screens }) => {
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
  test(`a phone number typed as ${typed} is understood`, async ({ page, screens, api }) => {
    const { login, app } = screens
    await login.open()
    const sent = page.waitForRequest(LOGIN)
    await login.signIn(typed, seededCustomer(api, QUICK).password)
    expect((await sent).postDataJSON()).toMatchObject({ emailOrPhone: phoneToE164(QUICK) })
    await expect(app.dashboard).toBeVisible()
  })
}

test('what led here gives way to what is wrong', async ({ page, screens, api }) => {
  const { identifier, password } = await newCustomer(api)
  await navigateWithState(page, '/login', { passwordSet: true, phoneOrEmail: identifier })
  await expect(page.getByText('Your password is set.')).toBeVisible()
  await screens.login.signIn(identifier, `${password}x`)
  await expect(page.getByRole('alert')).toContainText(INVALID)
  await expect(page.getByText('Your password is set.')).toBeHidden()
})

test('a wrong password goes, the number stays, and the last tries are counted', async ({ page, screens, api }) => {
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

test('a stranger is refused in the same words', async ({ page, screens, applicant }) => {
  const { login } = screens
  await login.open()
  await login.signIn(applicant.phone, applicant.password)
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(INVALID)
})

test('without a connection nothing typed is lost', async ({ page, screens, api, consoleErrors }) => {
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

test('one press or many, the password is sent once', async ({ page, screens, api }) => {
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

test('whoever is signed in has no sign-in to do, and Back does not lead to one', async ({ page, screens, api }) => {
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

test('the password is kept nowhere, and nothing of the sign-in is in an address', async ({ page, screens, api }) => {
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

test('a place outside the signed-in area is not gone to', async ({ page, screens, api }) => {
  await page.goto('/')
  const elsewhere = { usr: { from: '/sandbox/phone' }, key: 'e2e', idx: 0 }
  await page.evaluate(state => history.replaceState(state, '', '/login'), elsewhere)
  await page.reload()
  await screens.login.signIn(QUICK, seededCustomer(api, QUICK).password)
  await expect(page).toHaveURL('/app/dashboard')
})
