import { expect, test } from './support/test.ts'

test('a number that is sent offline is kept, and sent when online', async ({
  page,
  context,
  screens,
  signUpValues,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const { businessType, phone, code } = screens
  await businessType.open()
  await businessType.choose('freelancer')
  await phone.number.fill(signUpValues.phone)
  await context.setOffline(true)
  await phone.next.click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(phone.sending).toBeVisible()
  await context.setOffline(false)
  await expect(code.heading).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeHidden()
})
