import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { completeStep, type OnboardingData, resetOnboarding } from './onboarding-state.ts'
import { ResumeNotice } from './ResumeNotice.tsx'
import { SignUpStep } from './SignUpStep.tsx'

afterEach(resetOnboarding)

const UNTIL_PASSWORD: OnboardingData = {
  businessType: 'freelancer',
  phone: '0512345678',
  otpVerified: true,
  crVerified: true,
  idVerified: true,
  nafathStatus: 'RECEIVED',
  screeningClear: true,
  kybData: { annualRevenue: 'a', businessActivity: 'b', purposeOfAccount: ['c'] },
}

function FirstStep() {
  return (
    <SignUpStep step="businessType" title="First">
      <ResumeNotice />
    </SignUpStep>
  )
}

test('an earlier step shows which steps are done and which are left', async () => {
  await page.viewport(1280, 720)
  completeStep('kyb', UNTIL_PASSWORD)
  const { getByRole, getByText } = await render(<FirstStep />)
  await expect.element(getByRole('listitem').filter({ hasText: 'CR Number' })).toHaveTextContent('CR Number (done)')
  await expect.element(getByRole('listitem').filter({ hasText: 'KYB' })).toHaveTextContent('6KYB (to come)')
  await expect.element(getByText('Continue with your password')).toBeVisible()
})

test('every step is done when only the profile is left', async () => {
  await page.viewport(1280, 720)
  completeStep('password', { ...UNTIL_PASSWORD, passwordSet: true })
  const { getByRole, getByText } = await render(<FirstStep />)
  await expect.element(getByRole('listitem').filter({ hasText: 'KYB' })).toHaveTextContent('KYB (done)')
  await expect.element(getByText('Continue with your profile')).toBeVisible()
})

test('at the password, the six steps of the panel are done', async () => {
  completeStep('kyb', UNTIL_PASSWORD)
  const { getByRole, getByText } = await render(
    <SignUpStep step="password" title="Set Your Password">
      {null}
    </SignUpStep>,
  )
  await page.viewport(360, 720)
  await expect.element(getByText('Last step')).toBeVisible()
  await expect.element(getByText(/^Step \d of 6$/)).not.toBeInTheDocument()
  await page.viewport(1280, 720)
  await expect.element(getByRole('listitem').filter({ hasText: 'KYB' })).toHaveTextContent('KYB (done)')
})
