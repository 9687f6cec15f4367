import { OTHER_DEVICE } from '#api/testing/customer.ts'
import { openWithStorage, sessionEntries } from './support/browser-storage.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const SECURITY = '/app/settings/security'
const NEXT_PASSWORD = 'Dates&Coffee77'

test.describe('the devices', () => {
  test('are listed, and one signs out another', async ({ screens, signedInAt, anotherBrowser }) => {
    const customer = await signedInAt(SECURITY)
    const there = await anotherBrowser()
    const elsewhere = await customer.at(OTHER_DEVICE).signIn()
    await openWithStorage(there.page, '/app/settings', sessionEntries(elsewhere))
    await screens.security.open()
    const { devices, end, dialog, cancel, confirmEnd, ended, onlyDevice } = screens.security
    await expect(devices).toContainText([/Chrome on Android.*This device/, /Safari on macOS/])
    await end.click()
    await expect(dialog).toContainText('Safari on macOS is signed out and needs the password again.')
    await cancel.click()
    await expect(devices).toHaveCount(2)
    await end.click()
    await confirmEnd.click()
    await expect(ended).toBeFocused()
    await expect(devices).toHaveCount(1)
    await expect(onlyDevice).toBeVisible()
    await there.page.getByRole('link', { name: 'Security' }).click()
    await expect(there.screens.app.sessionEnded).toBeVisible()
  })

  test('are all signed out except this one', async ({ page, screens, signedInAt }) => {
    const customer = await signedInAt('/app/dashboard')
    const others = [await customer.at(OTHER_DEVICE).signIn(), await customer.at(OTHER_DEVICE).signIn()]
    const { devices, endOthers, confirmEndOthers, othersEnded } = screens.security
    await screens.app.profile.click()
    await screens.app.security.click()
    await expect(devices).toHaveCount(3)
    await endOthers.click()
    await confirmEndOthers.click()
    await expect(othersEnded(2)).toBeVisible()
    await expect(devices).toHaveCount(1)
    for (const other of others) await expect(other.refresh()).rejects.toThrow('401')
    await page.reload()
    await expect(devices).toHaveCount(1)
  })

  test('that fail to load or sign out are reported, and can be retried', async ({ page, screens, signedInAt }) => {
    await page.route('**/auth/sessions', respondWithError(429, 'RATE_LIMITED'))
    const customer = await signedInAt(SECURITY)
    await customer.at(OTHER_DEVICE).signIn()
    await expect(page.getByRole('alert')).toContainText('Too many requests.')
    await page.unroute('**/auth/sessions')
    await page.getByRole('button', { name: 'Try again' }).click()
    const { devices, end, confirmEnd, dialog, ended } = screens.security
    await expect(devices).toHaveCount(2)
    await page.route('**/auth/sessions/*', respondWithError(429, 'RATE_LIMITED'), { times: 1 })
    await end.click()
    await confirmEnd.click()
    await expect(dialog).toContainText('Too many requests.')
    await confirmEnd.click()
    await expect(ended).toBeVisible()
  })
})

test('security events are described in words', async ({ screens, signedInAt }) => {
  const customer = await signedInAt('/app/dashboard')
  await customer.at(OTHER_DEVICE).tryPassword('Palm#Trees2032')
  await customer.at(OTHER_DEVICE).signIn()
  await screens.security.open()
  await expect(screens.security.events).toContainText([
    /Signed in.*New device.*Safari on macOS/,
    /Sign-in failed.*The password was wrong\./,
    /Signed in.*20\d\d-\d\d-\d\d \d\d:\d\d.*Chrome on Android/,
  ])
})

test.describe('a password change', () => {
  test('signs out every other device', async ({ page, screens, signedInAt }) => {
    const customer = await signedInAt(SECURITY)
    const other = await customer.at(OTHER_DEVICE).signIn()
    const { changePassword, changed, current, devices } = screens.security
    await changePassword(customer.password, NEXT_PASSWORD)
    await expect(changed).toBeVisible()
    await expect(current).toHaveValue('')
    await page.reload()
    await expect(devices).toHaveCount(1)
    await expect(screens.security.events.first()).toContainText(/Signed in|Password changed|Session ended/)
    await expect(other.refresh()).rejects.toThrow('401')
    expect((await customer.tryPassword(customer.password)).status).toBe(401)
    expect((await customer.tryPassword(NEXT_PASSWORD)).status).toBe(200)
  })

  test('needs the current password, and typed values stay', async ({ screens, signedInAt }) => {
    await signedInAt(SECURITY)
    const { changePassword, current, currentError, password, confirmation } = screens.security
    await changePassword('Palm#Trees2032', NEXT_PASSWORD)
    await expect(currentError).toContainText('The current password is wrong. 4 attempts left')
    await expect(current).toHaveValue('')
    await expect(password).toHaveValue(NEXT_PASSWORD)
    await expect(confirmation).toHaveValue(NEXT_PASSWORD)
  })

  test('to a weak password is refused', async ({ screens, signedInAt }) => {
    const { password: known } = await signedInAt(SECURITY)
    const { changePassword, current, currentError, passwordError } = screens.security
    await changePassword('', 'palm')
    await expect(currentError).toContainText('Please enter your current password')
    await expect(passwordError).toContainText('Password must be at least 8 characters long')
    await changePassword(known, 'P@ssw0rd1')
    await expect(passwordError).toContainText('too easy to guess')
    await expect(current).toHaveValue(known)
  })
})
