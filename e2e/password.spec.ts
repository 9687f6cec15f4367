import { signUp } from '#api/testing/personas.ts'
import { openWithStorage, signUpEntries } from './support/browser-storage.ts'
import { expect, test } from './support/test.ts'

test('fulfilled rules are ticked, and a broken rule has its message', async ({ page, screens, arriveAt }) => {
  const { password } = screens
  await arriveAt('password')
  const refusals = {
    '': 'Password is required',
    'aB3#': 'Password must be at least 8 characters',
    '12345678#': 'Password must contain letters',
    'abcdefgh#': 'Password must contain numbers',
    abcdefgh1: 'Password must contain symbols',
    'P@ssw0rd': 'This password is too easy to guess. Please choose another.',
  }
  for (const [chosen, says] of Object.entries(refusals)) {
    await password.choose(chosen)
    await expect(password.error).toHaveText(says)
    await expect(page).toHaveURL('/onboarding/password')
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'symbols' })).toContainText('(done)')
  await password.password.fill('abcdefgh')
  await expect(page.getByRole('listitem').filter({ hasText: 'symbols' })).toContainText('(still missing)')
})

test('both entries must be equal', async ({ page, screens, arriveAt }) => {
  const { password } = screens
  await arriveAt('password')
  await password.choose('Palm#Trees2031', '')
  await expect(password.confirmationError).toHaveText('Please confirm your password')
  await password.choose('Palm#Trees2031', 'Palm#Trees2032')
  await expect(password.confirmationError).toHaveText('Passwords do not match')
  await password.choose('Palm#Trees2031')
  await expect(page).toHaveURL('/login')
})

test('starting over deletes everything after a confirmation', async ({ page, screens, arriveAt }) => {
  const { password, businessType } = screens
  await arriveAt('password')
  await password.restart.click()
  await page.keyboard.press('Escape')
  await expect(password.heading).toBeVisible()
  await password.restart.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear and start over' }).click()
  await expect(businessType.heading).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto('/onboarding/password')
  await expect(businessType.heading).toBeVisible()
})

test('without a user the sign-up restarts', async ({ page }) => {
  const kybData = { annualRevenue: 'under_500k', businessActivity: 'retail', purposeOfAccount: ['other'] }
  const state = { currentStep: 'password', completedSteps: [], data: { businessType: 'freelancer', kybData } }
  await openWithStorage(page, '/onboarding/password', signUpEntries({ state }))
  await expect(page.getByRole('alert')).toHaveText('User ID not found. Please restart the onboarding process.')
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible()
})

test('an identity that got an account meanwhile leads to the sign-in', async ({ page, screens, arriveAt, api }) => {
  const { idNumber } = (await arriveAt('password')).values
  await signUp(api, { idNumber }).upTo('done')
  await screens.password.choose('Palm#Trees2031')
  await expect(page.getByRole('alert')).toContainText('An account with this ID number has been opened in the meantime.')
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/login')
})
