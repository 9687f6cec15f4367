import { paths } from '#web/paths.ts'
import { expect, test } from './support/test.ts'

test('the daily limit of the wallet is changed, and typed values survive the code screen', async ({
  page,
  screens,
  signedInAt,
}) => {
  const { limits, wallet, walletCode } = screens
  await signedInAt(paths.wallet)
  await wallet.limits.click()
  await limits.next.click()
  await expect(limits.dailyUsage).toContainText(
    /2,000\.00\sSAR\s*Used today\s*0\.00\sSAR\s*Remaining today\s*2,000\.00\sSAR/,
  )
  await limits.amount.fill('٥٬٠٠٠')
  await expect(limits.amount).toHaveValue('5,000')
  await limits.confirm.click()
  await expect(limits.figures).toContainText(/Current Daily Limit\s*2,000\.00\sSAR\s*New Daily Limit\s*5,000\.00\sSAR/)
  await page.reload()
  await page.goBack()
  await expect(limits.amount).toHaveValue('5,000')
  await limits.confirm.click()
  await expect(limits.reviewHeading).toBeVisible()
  await limits.confirm.click()
  await expect(walletCode.heading).toBeVisible()
  const codeBefore = await walletCode.shown()
  await limits.back.click()
  await expect(limits.reviewHeading).toBeVisible()
  await limits.confirm.click()
  // The same change needs no second code.
  expect(await walletCode.shown()).toBe(codeBefore)
  await walletCode.typeShown()
  await expect(limits.updated).toBeVisible()
  await page.goBack()
  await expect(walletCode.heading).toBeHidden()
  await page.goForward()
  await walletCode.done.click()
  await expect(wallet.heading).toBeVisible()
  await wallet.limits.click()
  await limits.next.click()
  await expect(limits.dailyUsage).toContainText('5,000.00 SAR')
})
