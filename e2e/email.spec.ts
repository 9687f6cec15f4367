import { paths } from '#web/paths.ts'
import { sandboxPaths } from '#web/sandbox-paths.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

test('a customer changes the email, and confirms it with the link in the mail', async ({
  page,
  anotherBrowser,
  screens,
  signedInAt,
}) => {
  const { email } = screens
  const customer = await signedInAt(paths.settings)
  const address = `n${customer.identifier}@palm.example`
  await email.change(address, customer.password)
  await expect(email.waiting(address)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const { page: phone } = await anotherBrowser()
  await phone.goto(sandboxPaths.phone)
  const mailbox = email.mailbox(phone)
  await mailbox.number.fill(customer.identifier)
  await mailbox.link.click()
  await phone.reload()
  await expect(mailbox.confirm).toBeVisible()
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  await mailbox.confirm.click()
  await expect(mailbox.done(address)).toBeVisible()
  await phone.reload()
  await mailbox.confirm.click()
  await expect(mailbox.used).toBeVisible()

  await expect(email.confirmed).toBeVisible()
  await expect(email.address).toHaveValue(address)
  await expect(email.waiting(address)).toBeHidden()
})
