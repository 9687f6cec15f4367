import { SANDBOX_PAYOUTS } from '#domain/sandbox-money.ts'
import { paths } from '#web/paths.ts'
import { customerWith, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

test.use({ locale: 'ar-SA' })

test('a beneficiary is added, becomes active, and is paid', async ({ api, screens, signedInAt }) => {
  const { beneficiaries, transfer } = screens
  await signedInAt(paths.beneficiaries, await customerWith(api, [topUp(1_000)]))
  await beneficiaries.add.click()
  await beneficiaries.fill(SANDBOX_PAYOUTS.paid_at_once, 'شركة النخلة الخضراء', '1010123456')
  await beneficiaries.code.typeShown()
  await expect(beneficiaries.active).toBeVisible()
  await beneficiaries.send.click()
  await transfer.prepare('100')
  await transfer.confirm.click()
  await transfer.code.typeShown()
  await transfer.follow.click()
  await expect(transfer.state).toBeVisible()
})
