import { MAX_SUB_WALLETS } from '#domain/constants.ts'
import { paths } from '#web/paths.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const NAMES = ['Salaries', 'Rent', 'إيجار المستودع']

test('sub-wallets are made up to the limit, and each has its dashboard', async ({ page, screens, signedInAt }) => {
  const { wallet, walletCode, subWallets } = screens
  await signedInAt(paths.wallet)
  await wallet.subWallets.click()
  await expect(subWallets.empty).toBeVisible()
  await subWallets.create.click()
  await subWallets.confirm.click()
  await expect(subWallets.nameError).toHaveText('Sub-wallet name is required')
  await subWallets.name.fill(' ab ')
  await expect(subWallets.nameError).toBeHidden()
  await subWallets.confirm.click()
  await expect(subWallets.nameError).toHaveText('Sub-wallet name must be at least 3 characters')
  await subWallets.name.fill('Salaries')
  await page.goBack()
  for (const name of NAMES.slice(0, MAX_SUB_WALLETS)) {
    await subWallets.create.click()
    if (name === 'Salaries') await expect(subWallets.name).toHaveValue(name)
    await subWallets.submit(`  ${name} `)
    await walletCode.typeShown()
    await expect(subWallets.created).toBeVisible()
    await expect(subWallets.createdText(name)).toBeVisible()
    await walletCode.done.click()
    await expect(subWallets.items.filter({ hasText: name })).toContainText(/\d{12}\s*0\.00 SAR/)
  }
  await page.reload()
  await expect(subWallets.items).toContainText(NAMES)
  await subWallets.create.click()
  await expect(subWallets.limitReached).toContainText('You have reached the maximum number of sub-wallets')
  await subWallets.closeLimitReached.click()
  await subWallets.items.first().click()
  await expect(page).toHaveURL(/\/app\/dashboard\?subWallet=\d{12}$/)
  await expect(page.getByRole('main')).toContainText('Salaries')
})

test('where another tab was faster, the limit is said, before the code or after it', async ({
  page,
  screens,
  signedInAt,
}) => {
  const { walletCode, subWallets } = screens
  await signedInAt(paths.subWallets)
  for (const call of ['**/api/v1/wallet/actions', '**/api/v1/wallet/actions/*/confirm']) {
    await subWallets.create.click()
    await page.route(call, respondWithError(409, 'SUB_WALLET_LIMIT_REACHED'))
    await subWallets.submit('Salaries')
    if (call.endsWith('confirm')) await walletCode.typeShown()
    await expect(subWallets.limitReached).toBeVisible()
    await page.unroute(call)
    await subWallets.closeLimitReached.click()
    await expect(subWallets.heading).toBeVisible()
  }
})
