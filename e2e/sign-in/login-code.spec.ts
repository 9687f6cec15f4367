import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import type { Screens } from '../screens/screens.ts'
import { freezeTime } from '../support/freeze-time.ts'
import { expect, test } from '../support/test.ts'

async function askForCode({ login, code }: Screens, { identifier, password }: Customer): Promise<void> {
  await login.open()
  await login.signIn(identifier, password)
  await expect(code.heading).toBeVisible()
}

test('a reload keeps the code and the countdown', async ({ page, screens, api }) => {
  const { code, app } = screens
  await freezeTime(page)
  await askForCode(screens, await newCustomer(api))
  const codeBefore = await code.shown()
  await page.reload()
  expect(await code.shown()).toBe(codeBefore)
  await expect(code.resend).toBeDisabled()
  await code.typeShown()
  await expect(app.dashboard).toBeVisible()
})

test('after Back, the same password leads to the same code', async ({ page, screens, api }) => {
  const { login, code, app } = screens
  const { identifier, password } = await newCustomer(api)
  await login.open()
  await login.signIn(identifier, password)
  const codeBefore = await code.shown()
  await page.goBack()
  await expect(login.identifier).toHaveValue(identifier)
  await login.password.fill(password)
  await login.submit.click()
  expect(await code.shown()).toBe(codeBefore)
  await code.typeShown()
  await expect(app.dashboard).toBeVisible()
})

test('wrong codes are counted, and the fifth locks the account', async ({ page, screens, api }) => {
  const { code, locked } = screens
  await askForCode(screens, await newCustomer(api))
  await code.type((await code.wrong()).slice(1))
  await code.verify.click()
  await expect(code.error).toHaveText('Please enter all 6 digits.')
  for (let left = 4; left > 0; left -= 1) {
    await code.box(1).focus()
    await code.type(await code.wrong())
    const tries = left === 1 ? '1 attempt left.' : `${left} attempts left.`
    await expect(code.error).toHaveText(`Invalid verification code. Please try again. ${tries}`)
    await expect(code.box(1)).toBeFocused()
  }
  await code.type(await code.wrong())
  await expect(page).toHaveURL('/account-locked')
  await expect(locked.tooMany).toBeVisible()
  await page.goBack()
  await expect(screens.login.heading).toBeVisible()
})
