import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const status = page.getByRole('switch', { name: 'Wallet Status' })
const box = (position: number) => page.getByLabelText(`Digit ${position} of 6`)
const resend = page.getByRole('button', { name: 'Resend' })

for (const locationState of [null, { action: 'activate' }, { action: 'rob', isDone: true }]) {
  test(`opened with the state ${JSON.stringify(locationState)}, the code screen redirects to the wallet`, async () => {
    await openScreen('walletCode', { locationState: () => locationState })
    await expect.element(status).toBeVisible()
    expect(location.pathname).toBe('/app/services/wallet')
  })
}

test('a new code empties the boxes and replaces the first one', async () => {
  const { respond } = await openScreen('walletCode')
  respond('resendWalletActionCode', 'all_green', { otpCode: '111222', resendAfterSeconds: 30 })
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('482')
  await resend.click()
  await expect.element(page.getByText('We sent a new code. Earlier codes no longer work.')).toBeVisible()
  await expect.element(page.getByText('111222')).toBeVisible()
  await expect.element(box(1)).toHaveValue('')
  await expect.element(box(1)).toHaveFocus()
  await expect.element(resend).toBeDisabled()
})

test('a wrong code has a sentence of its own, and the attempts that are left another one', async () => {
  await openScreen('walletCode', { scenarios: { confirmWalletAction: 'wrong_code' } })
  await box(1).click()
  await userEvent.keyboard('111111')
  await expect.element(page.getByText('The code you entered is incorrect.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('4\u00a0attempts left.', { exact: true })).toBeVisible()
})

test('after five minutes the code expires, and a change that has ended starts again', async () => {
  installClock()
  const { respond } = await openScreen('walletCode')
  await expect.element(box(1)).toBeVisible()
  fastForward(OTP_LIFETIME_SECONDS / 2)
  // A session without activity would end before the code expires.
  await userEvent.keyboard('{Shift}')
  fastForward(OTP_LIFETIME_SECONDS / 2)
  await expect.element(page.getByText('Verification code has expired. Please request a new one.')).toBeVisible()
  respond('resendWalletActionCode', 'action_expired')
  await resend.click()
  await expect.element(page.getByText('This change can no longer be confirmed. Please start again.')).toBeVisible()
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect.element(status).toBeVisible()
})
