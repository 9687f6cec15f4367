import { signUp } from '#api/testing/personas.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test('both fields are required', async ({ page, screens }) => {
  const { recovery } = screens
  await page.goto('/forgot-password/id-bod')
  for (const [number, date] of [
    ['', ''],
    ['1990800003', ''],
    ['', '031212'],
  ] as const) {
    await recovery.proveByBirthday(number, date)
    await expect(page.getByRole('alert')).toHaveText('There is a problemPlease enter both ID/UNN and Date of Birth')
  }
  await recovery.proveByBirthday('', '')
  for (const field of [recovery.idUnn, recovery.dateOfBirth]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await page.goto('/forgot-password/phone')
  await recovery.proveByPhone('1990800003', '')
  await expect(page.getByRole('alert')).toHaveText('There is a problemPlease enter both ID/UNN and Phone Number')
})

test('an invalid number or date is an error at its field', async ({ page, screens }) => {
  const { recovery } = screens
  await page.goto('/forgot-password/id-bod')
  await recovery.proveByBirthday('3990800003', '150685')
  await expect(page.locator('#field-idUnn-error')).toContainText('ID/UNN must start with 1')
  const dateError = page.locator('#field-dateOfBirth-error')
  await expect(dateError).toHaveText('Invalid date. Please enter December 3rd, 2012 (031212)')
  await recovery.dateOfBirth.fill('30/02/1985')
  await expect(dateError).toContainText('This day does not exist')
  await recovery.dateOfBirth.fill('15/06/2985')
  await expect(dateError).toContainText('cannot be in the future')
  await recovery.dateOfBirth.fill('15 June')
  await expect(dateError).toContainText('such as 150685')
})

test.describe('in live mode', () => {
  test('six digits may be any date', async ({ page, screens }) => {
    await page.route('**/forgot-password/id-bod', async route => {
      const response = await route.fetch()
      const served = (await response.text()).replace('content="sandbox"', 'content="live"')
      await route.fulfill({ response: response, body: served })
    })
    const { recovery } = screens
    await page.goto('/forgot-password/id-bod')
    await recovery.proveByBirthday('1000000008', '150685')
    await expect(page.getByRole('alert')).toContainText('Account not found.')
  })
})

test('a date can be typed in several formats or picked', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await page.goto('/forgot-password/id-bod')
  for (const typed of ['031212', '٠٣١٢١٢', '3/12/2012', '2012-12-03']) {
    await recovery.dateOfBirth.fill(typed)
    await expect(page.getByText('3 December 2012')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Choose a date' }).click()
  await page.locator('input[type=date]').fill('1985-06-15')
  await expect(recovery.dateOfBirth).toHaveValue('15/06/1985')
  await page.locator('input[type=date]').fill('2012-12-03')
  await recovery.idUnn.fill(values.idNumber)
  await recovery.next.click()
  await expect(code.heading).toBeVisible()
})

test('numbers are accepted with spaces, country code and Arabic-Indic digits', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  await page.goto('/forgot-password/phone')
  const arabic = values.idNumber.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
  const asked = page.waitForRequest('**/forgot-password')
  await screens.recovery.proveByPhone(`${arabic.slice(0, 4)}-${arabic.slice(4)}`, `+966 ${values.phone.slice(1)}`)
  const phoneNumber = `+966${values.phone.slice(1)}`
  expect((await asked).postDataJSON()).toEqual({ idUnn: values.idNumber, phoneNumber })
  await expect(screens.code.heading).toBeVisible()
})

test('unknown details are reported and stay in the fields', async ({ page, screens }) => {
  const { recovery } = screens
  await page.goto('/forgot-password/id-bod')
  await recovery.proveByBirthday('1000000008', '031212')
  await expect(page.getByRole('alert')).toContainText('Account not found. Please check your ID/UNN and Date of Birth.')
  await expect(recovery.idUnn).toHaveValue('1000 000 008')
  await page.goto('/forgot-password/phone')
  await recovery.proveByPhone('1000000016', '0512345678')
  await expect(page.getByRole('alert')).toContainText('Account not found. Please check your ID/UNN and Phone Number.')
  await expect(recovery.phone).toHaveValue('051 234 5678')
})

test('a response without a token does not start a recovery', async ({ page, screens }) => {
  const response = { success: false, message: 'x', expiresAt: '2026-01-05T09:05:00Z', resendAfterSeconds: 30 }
  await page.route('**/api/v1/auth/forgot-password', route => route.fulfill({ json: response }))
  await page.goto('/forgot-password/id-bod')
  await screens.recovery.proveByBirthday('1990800003', '031212')
  await expect(page.getByRole('alert')).toContainText('Failed to verify identity. Please check your details.')
})

test('a second press during the request sends nothing', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await page.goto('/forgot-password/id-bod')
  const held = await holdRequests(page, '**/api/v1/auth/forgot-password')
  await recovery.proveByBirthday(values.idNumber, '031212')
  await recovery.checking.click({ force: true })
  await recovery.idUnn.press('Enter')
  held.letThrough()
  await expect(code.heading).toBeVisible()
  expect(held.count()).toBe(1)
})

test('an account with a hard lock cannot be recovered', async ({ page, screens }) => {
  await page.goto('/forgot-password/id-bod')
  await screens.recovery.proveByBirthday('1990300160', '031212')
  await expect(page).toHaveURL('/account-locked')
  await expect(page.getByRole('main')).toContainText('call center')
})

test('five wrong dates lock the recovery only', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  await page.clock.install()
  await page.goto('/forgot-password/id-bod')
  const { recovery, locked, login } = screens
  for (let failures = 1; failures < 5; failures += 1) {
    const response = page.waitForResponse('**/api/v1/auth/forgot-password')
    await recovery.proveByBirthday(values.idNumber, `0${failures}/12/2011`)
    expect((await response).status()).toBe(404)
  }
  await recovery.proveByBirthday(values.idNumber, '05/12/2011')
  await expect(page).toHaveURL('/account-locked')
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({
    lockType: 'soft',
    unlockMethod: 'forgot_password',
    isRecovery: true,
  })
  await expect(locked.recoveryPaused).toBeVisible()
  await expect(locked.signInWorks).toBeVisible()
  await expect(locked.timer).toHaveText(/1[45]:\d\d/)
  await expect(locked.tooMany).toBeHidden()
  await expect(locked.resetPassword).toBeHidden()
  await page.clock.fastForward(901_000)
  await expect(locked.recoveryPossible).toBeVisible()
  await locked.resetPassword.click()
  await expect(recovery.chooser).toBeVisible()
  await page.goBack()
  await locked.backToLogin.click()
  await login.signIn(values.phone, values.password)
  await expect(page).toHaveURL('/login/verify-otp')
})
