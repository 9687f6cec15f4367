import { paths } from '#web/paths.ts'
import { postToWallet, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

test('a sub-wallet is opened, filled, renamed, emptied and closed', { tag: '@gate' }, async ({
  page,
  screens,
  signedInAt,
}) => {
  const { dashboard, walletCode, subWallets } = screens
  const customer = await signedInAt(paths.subWallets)
  await postToWallet(customer, topUp(1_000))
  await subWallets.create.click()
  await subWallets.submit('Salaries')
  await walletCode.typeShown()
  await expect(subWallets.created).toBeVisible()
  await walletCode.done.click()
  await expect(subWallets.items).toContainText([/Salaries.*\d{12}\s*0\.00\sSAR/s])

  await subWallets.moveInto('Salaries').click()
  await subWallets.amount.fill('250.50')
  await subWallets.moveMoney.click()
  await expect(subWallets.moved).toBeVisible()
  await page.reload()
  await subWallets.done.click()
  await expect(subWallets.items).toContainText([/Salaries.*250\.50\sSAR/s])
  await subWallets.rename('Salaries').click()
  await subWallets.name.fill('Rent')
  await subWallets.confirmRename.click()
  await expect(subWallets.dialog).toBeHidden()
  await expect(subWallets.items).toContainText(['Rent'])

  await page.goto(paths.dashboard)
  await expect(dashboard.balance).toContainText(/1,000\.00\sSAR.*In Sub-Wallets\s*250\.50\sSAR/s)
  await subWallets.open()
  await subWallets.remove('Rent').click()
  await subWallets.moveFirst.click()
  await subWallets.swap.click()
  await subWallets.moveAll.click()
  await subWallets.moveMoney.click()
  await subWallets.done.click()
  await subWallets.remove('Rent').click()
  await subWallets.confirmRemove.click()
  await expect(subWallets.empty).toBeVisible()
})
