import { paths } from '#web/paths.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

test('the daily limit of the wallet is changed, and nothing typed is lost on the way', async ({
  page,
  screens,
  signedInAt,
}) => {
  const { limits, wallet, walletCode } = screens
  await signedInAt(paths.wallet)
  await wallet.limits.click()
  await limits.next.click()
  await expect(limits.dailyUsage).toContainText(
    /2,000\.00 SAR\s*Used today\s*0\.00 SAR\s*Remaining today\s*2,000\.00 SAR/,
  )
  await limits.confirm.click()
  await expect(limits.amountError).toHaveText('Daily limit is required')
  await limits.amount.fill('100000.01')
  await expect(limits.amountError).toHaveText('Daily limit must be between 0 and 100,000 SAR')
  await limits.dailyTab.press('ArrowRight')
  await expect(limits.monthlyTab).toBeFocused()
  await expect(limits.monthlyUsage).toContainText('50,000.00 SAR')
  await limits.confirm.click()
  await expect(limits.amountError).toHaveText('Monthly limit is required')
  await limits.amount.fill('1000000.01')
  await expect(limits.amountError).toHaveText('Monthly limit must be between 0 and 1,000,000 SAR')
  await limits.dailyTab.click()
  await expect(limits.amount).toHaveValue('100,000.01')
  await limits.amount.fill('٥٬٠٠٠')
  await expect(limits.amount).toHaveValue('5,000')
  await limits.confirm.click()
  await expect(limits.figures).toContainText(/Current Daily Limit\s*2,000\.00 SAR\s*New Daily Limit\s*5,000\.00 SAR/)
  await expect(limits.figures).toContainText(/Allowed Range\s*0\.00 SAR to 100,000\.00 SAR/)
  await page.reload()
  await page.goBack()
  await expect(limits.amount).toHaveValue('5,000')
  await limits.confirm.click()
  await limits.confirm.click()
  await expect(walletCode.heading).toBeVisible()
  const shown = await walletCode.shown()
  await limits.back.click()
  await expect(limits.reviewHeading).toBeVisible()
  await limits.confirm.click()
  // The same change needs no other code.
  expect(await walletCode.shown()).toBe(shown)
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

test('a limit of one type is found by typing part of its name', async ({ page, screens, signedInAt }) => {
  const { limits, walletCode } = screens
  await signedInAt(paths.limits)
  await limits.specific.check()
  await limits.next.click()
  await limits.confirm.click()
  await expect(limits.typeError).toHaveText('Please choose a transaction type')
  await expect(limits.type).toBeFocused()
  await limits.type.fill('gifts')
  await expect(limits.none).toBeVisible()
  await limits.type.fill('pos trans')
  await expect(limits.options).toHaveText(['Local POS Transaction', 'International POS Transaction'])
  await page.keyboard.press('Escape')
  await expect(limits.type).toHaveValue('')
  await limits.type.fill('شراء دولي')
  await expect(limits.options).toHaveText(['International Online Purchase'])
  await limits.type.fill('POS')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(limits.type).toHaveValue('International POS Transaction')
  await expect(limits.dailyUsage).toContainText('No separate limit')
  await expect(limits.dailyUsage).toContainText('The limit of the whole wallet applies: 2,000.00 SAR.')
  await limits.monthlyTab.click()
  await limits.amount.fill('1500.5')
  await limits.confirm.click()
  await expect(limits.figures).toContainText(
    /Applies to\s*International POS Transaction\s*Current Monthly Limit\s*No separate limit/,
  )
  await limits.confirm.click()
  await walletCode.typeShown()
  await expect(page.getByText('The monthly limit for International POS Transaction is now 1,500.50 SAR.')).toBeVisible()
  await walletCode.done.click()
  await limits.open()
  await limits.specific.check()
  await limits.next.click()
  await limits.type.fill('international pos')
  await page.keyboard.press('Enter')
  await limits.monthlyTab.click()
  await expect(limits.monthlyUsage).toContainText('1,500.50 SAR')
})

test('an amount that the server does not take is said at its box, and Close leads to the wallet', async ({
  page,
  screens,
  signedInAt,
}) => {
  const { limits, wallet } = screens
  await signedInAt(paths.limits)
  await limits.next.click()
  await limits.amount.fill('3000')
  await limits.confirm.click()
  await page.route('**/api/v1/wallet/actions', respondWithError(422, 'LIMIT_OUT_OF_RANGE'))
  await limits.confirm.click()
  await expect(limits.amountError).toHaveText('Daily limit must be between 0 and 100,000 SAR')
  await limits.amount.fill('2900')
  await expect(limits.amountError).toBeHidden()
  await limits.close.click()
  await expect(wallet.heading).toBeVisible()
})
