import { MAX_SUB_WALLETS } from '#domain/constants.ts'
import { paths } from '#web/paths.ts'
import { openSubWallet, postToWallet, topUp } from './support/post-to-wallet.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const NAMES = ['Salaries', 'Rent', 'إيجار المستودع']

test('sub-wallets are opened up to the limit, and each has its dashboard', async ({ page, screens, signedInAt }) => {
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
  await subWallets.items.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/app\/dashboard\?subWallet=\d{12}$/)
  await expect(page.getByRole('main')).toContainText('Salaries')
})

test('money moves into a sub-wallet and back, then the sub-wallet is renamed and closed', async ({
  page,
  screens,
  signedInAt,
}) => {
  const { dashboard, subWallets } = screens
  const customer = await signedInAt(paths.wallet)
  await postToWallet(customer, topUp(1_000))
  await openSubWallet(customer, 'Salaries')
  await subWallets.open()
  await subWallets.moveInto('Salaries').click()
  await subWallets.amount.fill('1000.01')
  await subWallets.moveMoney.click()
  await expect(subWallets.amountError).toHaveText('Only 1,000.00 SAR is available')
  await subWallets.amount.fill('250.50')
  await subWallets.moveMoney.click()
  await expect(subWallets.moved).toBeVisible()
  await expect(page.getByText(/250\.50 SAR moved from .Main wallet. to .Salaries.\./)).toBeVisible()
  await page.reload()
  await subWallets.done.click()
  await expect(subWallets.items).toContainText([/Salaries.*250\.50 SAR/])

  await subWallets.rename('Salaries').click()
  await subWallets.name.fill('ab')
  await subWallets.confirmRename.click()
  await expect(subWallets.nameError).toHaveText('Sub-wallet name must be at least 3 characters')
  await subWallets.name.fill('Rent')
  await subWallets.confirmRename.click()
  await expect(subWallets.dialog).toBeHidden()
  await expect(subWallets.items).toContainText(['Rent'])

  await page.goto(paths.dashboard)
  await expect(dashboard.balance).toContainText(/1,000\.00 SAR.*In Sub-Wallets\s*250\.50 SAR/s)
  await subWallets.open()
  await subWallets.remove('Rent').click()
  await expect(subWallets.dialog).toContainText('There is money in this sub-wallet.')
  await subWallets.moveFirst.click()
  await subWallets.swap.click()
  await subWallets.moveAll.click()
  await expect(subWallets.amount).toHaveValue('250.5')
  await subWallets.moveMoney.click()
  await subWallets.done.click()
  await subWallets.remove('Rent').click()
  await subWallets.confirmRemove.click()
  await expect(subWallets.empty).toBeVisible()
})

test('if another tab was faster, the limit is reported before or after the code', async ({
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
