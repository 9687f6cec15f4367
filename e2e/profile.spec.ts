import { Customer } from '#api/testing/customers/customer.ts'
import { messagesTo } from '#api/testing/customers/session-steps.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { paths } from '#web/paths.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

test('a customer changes the mobile number with a code of each number, and signs in with the new one', {
  tag: '@gate',
}, async ({ page, api, screens, signedInAt }) => {
  const { profile, walletCode } = screens
  const customer = await signedInAt(paths.settings)
  const phone = newPhone()
  await profile.changePhone.click()
  await profile.askForNumber(phone, customer.password)
  await expect(profile.currentTitle).toBeVisible()
  await page.reload()
  await walletCode.typeShown()
  await expect(profile.newTitle).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(profile.newTitle).toBeVisible()
  await walletCode.typeShown()
  await expect(profile.phone).toContainText(phone.slice(-3))
  const movedCustomer = new Customer(api, { ...customer, identifier: phone })
  await movedCustomer.signIn()
  const notice = expect.stringContaining('Your Plink account now has another mobile number.')
  await expect.poll(() => messagesTo(customer)).toContainEqual(notice)
})

test('a change that waits is cancelled in the settings', async ({ page, screens, signedInAt }) => {
  const { profile, walletCode } = screens
  const customer = await signedInAt(paths.changePhone)
  const [waits] = sandboxValues.phoneNumber.phone_change_waits
  await profile.askForNumber(waits, customer.password)
  await walletCode.typeShown()
  await expect(profile.newTitle).toBeVisible()
  await walletCode.typeShown()
  await expect(profile.cancelChange).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await profile.cancelChange.click()
  await expect(profile.changeCancelled).toBeVisible()
  await expect(profile.phone).toContainText(customer.identifier.slice(-3))
})
