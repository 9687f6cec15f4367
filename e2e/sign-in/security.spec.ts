import { OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import { openWithStorage, sessionEntries } from '../support/browser-storage.ts'
import { expect, test } from '../support/test.ts'

const SECURITY = '/app/settings/security'
const NEXT_PASSWORD = 'Dates&Coffee77'

test('the devices and events are listed, and one device signs out another', async ({
  screens,
  signedInAt,
  anotherBrowser,
}) => {
  const customer = await signedInAt('/app/dashboard')
  await customer.at(OTHER_DEVICE).tryPassword('Palm#Trees2032')
  const there = await anotherBrowser()
  const elsewhere = await customer.at(OTHER_DEVICE).signIn()
  await openWithStorage(there.page, '/app/settings', sessionEntries(elsewhere))
  await screens.app.profile.click()
  await screens.app.security.click()
  const { devices, end, confirmEnd, ended, onlyDevice, events } = screens.security
  await expect(devices).toContainText([/Chrome on Android.*This device/, /Safari on macOS/])
  await expect(events).toContainText([/Signed in.*New device.*Safari on macOS/, /Sign-in failed/, /Signed in/])
  await end.click()
  await confirmEnd.click()
  await expect(ended).toBeFocused()
  await expect(devices).toHaveCount(1)
  await expect(onlyDevice).toBeVisible()
  await expect(there.screens.app.sessionEnded).toBeVisible()
})

test('a password change signs out every other device', async ({ page, screens, signedInAt }) => {
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
