import { Customer } from '#api/testing/customer.ts'
import { signUp } from '#api/testing/personas.ts'
import { paths } from '#web/paths.ts'
import { openWithStorage, sessionEntries } from './support/browser-storage.ts'
import { arabicPhone } from './support/devices.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'Dates&Coffee77'

for (const device of [{ locale: 'en-GB' }, arabicPhone]) {
  test.describe(device.locale, () => {
    test.use(device)
    for (const way of ['id', 'phone'] as const) {
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

        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
        expect((await customer.get('/api/v1/auth/me')).status).toBe(401)
        expect((await customer.tryPassword(values.password)).status).toBe(401)
        expect((await customer.tryPassword(NEW_PASSWORD)).status).toBe(200)
        await recovery.goToLogin.click()
        await expect(login.heading).toBeVisible()
      })
    }
  })
}

test('proofs of identity are neither in URLs nor in storage', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await page.goto('/forgot-password/id-bod')
  await recovery.proveByBirthday(values.idNumber, '031212')
  await expect(page).toHaveURL('/forgot-password/id-bod/otp')
  await code.typeShown()
  await expect(page).toHaveURL('/reset-password')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(values.idNumber)
  expect(stored).not.toMatch(/token|otp/i)
  expect(await page.context().cookies()).toEqual([])
})

test('Back keeps everything except passwords', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await recovery.open()
  await recovery.byId.click()
  await recovery.proveByBirthday(values.idNumber, '03/12/2012')
  await code.typeShown()
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

test('pages without their location state link back', async ({ page, screens }) => {
  const { recovery } = screens
  await page.goto('/forgot-password/id-bod/otp')
  await expect(page).toHaveURL('/forgot-password/id-bod')
  await page.goto('/forgot-password/phone/otp')
  await expect(page).toHaveURL('/forgot-password/phone')
  for (const [path, start] of [
    ['/reset-password', '/forgot-password/id-bod'],
    ['/forgot-password/phone/set-password', '/forgot-password/phone'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('Reset token or OTP not found. Please try again.')
    await recovery.startAgain.click()
    await expect(page).toHaveURL(start)
  }
})

test('Back after a reset does not lead to an expired form', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code, login } = screens
  await page.goto('/forgot-password/id-bod')
  await recovery.proveByBirthday(values.idNumber, '031212')
  await code.typeShown()
  await recovery.back.click()
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

test('only a reset leads to its confirmation, which survives a reload', async ({ page, screens, api }) => {
  const { values } = await signUp(api).upTo('done')
  const { recovery, code } = screens
  await page.goto('/reset-password-success')
  await expect(page).toHaveURL('/login')
  await page.goto('/forgot-password/id-bod')
  await recovery.proveByBirthday(values.idNumber, '031212')
  await code.typeShown()
  await recovery.choose(NEW_PASSWORD)
  await expect(recovery.done).toBeVisible()
  await page.reload()
  await expect(recovery.done).toBeVisible()
})
