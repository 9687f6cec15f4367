import type { Page } from '@playwright/test'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { paths } from '#web/paths.ts'
import { type Screens, screensOf } from './screens/screens.ts'
import { freezeTime } from './support/freeze-time.ts'
import { navigateWithState } from './support/navigate-with-state.ts'
import { expect, test } from './support/test.ts'

async function askForCode({ wallet, walletCode }: Screens): Promise<void> {
  await wallet.status.click()
  await wallet.confirm.click()
  await expect(walletCode.heading).toBeVisible()
}

const flags = (page: Page) => page.evaluate(() => [localStorage.walletAction, localStorage.walletActionCompleted])

test('the wallet is deactivated and reactivated, each with a code', async ({ page, screens, signedInAt }) => {
  const { wallet, walletCode } = screens
  await freezeTime(page)
  await signedInAt(paths.wallet)
  await expect(wallet.status).toBeChecked()
  await wallet.status.click()
  await expect(wallet.dialog).toContainText('Deactivate E-Wallet')
  await expect(wallet.dialog).toContainText('All outward transactions will be stopped and the wallet marked inactive.')
  await wallet.close.click()
  await expect(wallet.status).toBeChecked()

  await askForCode(screens)
  await expect(walletCode.resendIn).toContainText('00:30')
  await expect(walletCode.verify).toBeDisabled()
  await walletCode.type('48')
  await page.keyboard.press('Enter')
  await expect(walletCode.error).toHaveText('Please enter all 6 digits.')
  const codeBefore = await walletCode.shown()
  await page.reload()
  expect(await walletCode.shown()).toBe(codeBefore)
  await walletCode.changeNumber.click()
  await expect(wallet.status).toBeChecked()
  await page.goBack()
  await walletCode.typeRefused(await walletCode.wrong())
  await expect(walletCode.error).toHaveText('The code you entered is incorrect. 4 attempts left.')
  await walletCode.box(1).focus()
  await walletCode.typeShown()
  await expect(wallet.deactivated).toBeVisible()
  expect(await flags(page)).toEqual(['deactivate', 'true'])
  await page.reload()
  await expect(wallet.deactivated).toBeVisible()
  await walletCode.done.click()
  await expect(wallet.status).not.toBeChecked()
  expect(await flags(page)).toEqual([undefined, undefined])
  await page.reload()
  await expect(wallet.status).toHaveAccessibleDescription('Your wallet is deactivated. Reactivate it to use services.')

  await wallet.status.click()
  await expect(wallet.dialog).toContainText('Payments, transfers, deposits and withdrawals are restored.')
  await wallet.confirm.click()
  await walletCode.typeShown()
  await expect(wallet.activated).toBeVisible()
  // The result replaces the code screen in the history.
  await page.goBack()
  await expect(wallet.status).toBeChecked()
})

test('five wrong codes lock every code of the wallet, which can still be deactivated', async ({
  page,
  screens,
  signedInAt,
}) => {
  const { wallet, walletCode } = screens
  await freezeTime(page)
  await signedInAt(paths.wallet)
  await askForCode(screens)
  for (let tries = 0; tries < OTP_ATTEMPTS; tries += 1) await walletCode.typeRefused(await walletCode.wrong())
  await expect(walletCode.lockout).toContainText(/codes are not accepted for now\. You can try again in 1[45]:\d\d/)
  await walletCode.closeLockout.click()
  await expect(wallet.status).toBeChecked()
  await wallet.status.click()
  await wallet.confirm.click()
  await expect(walletCode.lockout).toContainText('you can deactivate it now, without a code')
  await walletCode.deactivateNow.click()
  await expect(wallet.deactivated).toBeVisible()
  await walletCode.done.click()
  await expect(wallet.status).not.toBeChecked()
  await wallet.status.click()
  await wallet.confirm.click()
  await expect(walletCode.lockout).toBeVisible()
  await expect(walletCode.deactivateNow).toBeHidden()
  await walletCode.closeLockout.click()
  await expect(walletCode.lockout).toBeHidden()
  await expect(wallet.status).not.toBeChecked()
})

test('a change that another tab has made is reported, not repeated', async ({
  page,
  screens,
  signedInAt,
  language,
}) => {
  await signedInAt(paths.wallet)
  const tab = await page.context().newPage()
  const there = screensOf(tab, language)
  await tab.goto(paths.wallet)
  await there.wallet.status.click()
  // Both tabs are one press away from the code, because the server refuses a second code only for thirty seconds.
  await askForCode(screens)
  await there.wallet.confirm.click()
  await expect(there.wallet.problem).toContainText(/Please wait before you request another code\. .+ seconds/)
  await navigateWithState(tab, paths.walletOtp, await page.evaluate(() => history.state.usr))
  await there.walletCode.typeShown()
  await expect(there.wallet.deactivated).toBeVisible()
  await screens.walletCode.typeShown()
  await expect(screens.walletCode.over).toBeVisible()
  await screens.walletCode.over.getByRole('link').click()
  await expect(screens.wallet.status).not.toBeChecked()
})

test('if the response to the right code is lost, the next attempt returns it', async ({
  page,
  screens,
  signedInAt,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/)
  const { wallet, walletCode } = screens
  await signedInAt(paths.wallet)
  await askForCode(screens)
  const confirm = '**/api/v1/wallet/actions/*/confirm'
  await page.route(confirm, async route => {
    await route.fetch()
    await route.abort()
  })
  await walletCode.typeShown()
  await expect(walletCode.error).toHaveText('Network error. Maximum retry attempts (3) exceeded')
  await page.unroute(confirm)
  await walletCode.verify.click()
  await expect(wallet.deactivated).toBeVisible()
})
