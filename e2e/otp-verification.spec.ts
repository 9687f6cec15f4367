import { signUp } from '#api/testing/customers/newcomer.ts'
import { navigateWithState } from './support/navigate-with-state.ts'
import { expect, test } from './support/test.ts'

test('the password page links to the open step if an earlier one is missing', async ({ page, screens, api }) => {
  const newcomer = signUp(api)
  await newcomer.askForCode()
  await navigateWithState(page, '/otp-verification', { phoneNumber: newcomer.phoneNumber })
  await screens.code.type(newcomer.otp)
  await expect(page).toHaveURL('/set-password')
  await expect(page.getByText('Your password can be set once the steps before it are complete.')).toBeVisible()
  await expect(screens.password.password, 'nothing is typed in vain').toBeHidden()
  await page.getByRole('link', { name: 'Continue sign-up' }).click()
  await expect(screens.cr.heading).toBeVisible()
})
