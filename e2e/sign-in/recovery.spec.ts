import { Customer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { paths } from '#web/paths.ts'
import { openWithStorage, sessionEntries } from '../support/browser-storage.ts'
import { arabicPhone } from '../support/devices.ts'
import { freezeTime } from '../support/freeze-time.ts'
import { expect, test } from '../support/test.ts'

const NEW_PASSWORD = 'Dates&Coffee77'

for (const [device, way] of [
  [{ locale: 'en-GB' }, 'id'],
  [arabicPhone, 'phone'],
] as const) {
  test.describe(device.locale, () => {
    test.use(device)

    test(`a password is reset by ${way}, which ends every session`, async ({ page, screens, api }) => {
      const { values } = await signUp(api).upTo('done')
      const customer = await new Customer(api, { identifier: values.phone, password: values.password }).signIn()
      await openWithStorage(page, paths.forgotPassword, sessionEntries(customer))
      const { recovery, code, login } = screens
      if (way === 'id') {
        await recovery.byId.click()
        await recovery.proveByBirthday(values.idNumber, '031212')
      } else {
        await recovery.byPhone.click()
        await recovery.proveByPhone(values.idNumber, values.phone)
      }
      await code.typeShown()
      await expect(recovery.resetHeading).toBeVisible()
      await recovery.choose(NEW_PASSWORD)
      await expect(recovery.done).toBeVisible()
      await expect(page).toHaveURL('/reset-password-success')
      await page.reload()
      await expect(recovery.done).toBeVisible()

      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      expect((await customer.get('/api/v1/auth/me')).status).toBe(401)
      expect((await customer.tryPassword(values.password)).status).toBe(401)
      expect((await customer.tryPassword(NEW_PASSWORD)).status).toBe(200)
      await recovery.goToLogin.click()
      await expect(login.heading).toBeVisible()
    })
  })
}

test('Back keeps everything except passwords, and nothing is in URLs, storage or cookies', async ({
  page,
  screens,
  api,
}) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await recovery.open()
  await recovery.byId.click()
  await recovery.proveByBirthday(values.idNumber, '03/12/2012')
  await expect(page).toHaveURL('/forgot-password/id-bod/otp')
  await code.typeShown()
  await expect(page).toHaveURL('/reset-password')
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(storage).not.toContain(values.idNumber)
  expect(storage).not.toMatch(/token|otp/i)
  expect(await page.context().cookies()).toEqual([])
  await recovery.password.fill(NEW_PASSWORD)
  await page.goBack()
  await expect(code.box(6)).not.toHaveValue('')
  await page.goBack()
  await expect(recovery.dateOfBirth).toHaveValue('03/12/2012')
  await expect(recovery.idUnn).toHaveValue(/^\d{4} \d{3} \d{3}$/)
  // A second code would come too soon. The first one is still valid.
  await recovery.next.click()
  await expect(code.heading).toBeVisible()
  await code.typeShown()
  await expect(recovery.password).toHaveValue('')
  await recovery.choose(NEW_PASSWORD)
  await expect(recovery.done).toBeVisible()
})

test('after a wrong code another resets the password, and Back does not lead to an expired form', async ({
  page,
  screens,
  api,
}) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code, login } = screens
  await page.goto('/forgot-password/id-bod')
  await recovery.proveByBirthday(values.idNumber, '031212')
  await code.type(await code.wrong())
  await recovery.choose(NEW_PASSWORD)
  await recovery.anotherCode.click()
  await expect(code.heading).toBeVisible()
  await code.typeShown()
  await recovery.choose(NEW_PASSWORD)
  await expect(recovery.done).toBeVisible()
  for (const dead of ['code', 'password', 'code']) {
    await page.goBack()
    await expect(page, dead).toHaveURL('/login')
    await expect(login.heading).toBeVisible()
  }
  await page.goBack()
  await expect(recovery.identity).toBeVisible()
  await expect(recovery.idUnn).toHaveValue('')
})

test('wrong codes are counted, and the fifth locks the recovery', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await page.goto('/forgot-password/id-bod')
  await recovery.proveByBirthday(values.idNumber, '031212')
  await expect(code.heading).toBeVisible()
  for (const left of ['4 attempts left.', '3 attempts left.', '2 attempts left.', '1 attempt left.']) {
    await code.type(await code.wrong())
    await recovery.choose(NEW_PASSWORD)
    await expect(page.getByRole('alert')).toContainText(left)
    await recovery.anotherCode.click()
  }
  await code.type(await code.wrong())
  await recovery.choose(NEW_PASSWORD)
  await expect(page).toHaveURL('/account-locked')
})

test('five wrong dates lock the recovery only', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  await freezeTime(page)
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
  await expect(locked.timer).toHaveText(/1[45]:\d\d/)
  await locked.backToLogin.click()
  await login.signIn(values.phone, values.password)
  await expect(page).toHaveURL('/login/verify-otp')
})
