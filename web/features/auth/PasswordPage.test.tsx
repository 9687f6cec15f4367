import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const password = page.getByLabelText('Password', { exact: true })
const confirmation = page.getByLabelText('Confirm password', { exact: true })
const set = page.getByRole('button', { name: 'Set Password' })
const loginHeading = page.getByRole('heading', { level: 1, name: 'Sign In' })
const firstHeading = page.getByRole('radio').first()

async function choose(newPassword: string, again = newPassword): Promise<void> {
  await password.fill(newPassword)
  await confirmation.fill(again)
  await set.click()
}

test('fulfilled rules are ticked, and a broken rule has its message', async () => {
  const { requests } = await openScreen('password')
  const refusals = {
    '': 'Password is required',
    'aB3#': 'Password must be at least 8 characters',
    '12345678#': 'Password must contain letters',
    'abcdefgh#': 'Password must contain numbers',
    abcdefgh1: 'Password must contain symbols',
    'P@ssw0rd': 'This password is too easy to guess. Please choose another.',
  }
  for (const [newPassword, says] of Object.entries(refusals)) {
    await choose(newPassword)
    await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(says))
  }
  expect(requests('setPassword')).toEqual([])
  const symbols = page.getByRole('listitem').filter({ hasText: 'symbols' })
  await expect.element(symbols.getByText(/\(done\)/)).toBeInTheDocument()
  await password.fill('abcdefgh')
  await expect.element(symbols.getByText(/\(still missing\)/)).toBeInTheDocument()
})

test('both entries must be equal', async () => {
  await openScreen('password')
  await choose('Palm#Trees2031', '')
  await expect
    .element(confirmation)
    .toHaveAccessibleDescription(expect.stringContaining('Please confirm your password'))
  await choose('Palm#Trees2031', 'Palm#Trees2032')
  await expect.element(confirmation).toHaveAccessibleDescription(expect.stringContaining('Passwords do not match'))
  await choose('Palm#Trees2031')
  await expect.element(loginHeading).toBeVisible()
})

test('the password shows its progress and is sent once', async () => {
  const { hold, letThrough, requests } = await openScreen('password')
  hold('setPassword')
  await choose('Palm#Trees2031')
  await expect.element(page.getByRole('button', { name: 'Setting your password…' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  letThrough('setPassword')
  await expect.element(loginHeading).toBeVisible()
  expect(requests('setPassword')).toHaveLength(1)
})

test('starting over deletes everything after a confirmation', async () => {
  await openScreen('password')
  const restart = page.getByRole('button', { name: 'Start over', exact: true })
  await restart.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(password).toBeVisible()
  await restart.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear and start over' }).click()
  await expect.element(firstHeading).toBeVisible()
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument()
  expect(localStorage.getItem('plink.onboarding')).toBeNull()
})

test('without a user the sign-up restarts', async () => {
  await openScreen('password', { stored: { signUpAt: 'password', data: { userId: undefined } } })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('User ID not found. Please restart the onboarding process.')
  await expect.element(page.getByRole('button', { name: 'Start over', exact: true })).toBeVisible()
})

test('an identity that got an account meanwhile leads to the sign-in', async () => {
  const { respond } = await openScreen('password')
  respond('setPassword', 'id_duplicate')
  await choose('Palm#Trees2031')
  const says = /^An account with this ID number has been opened in the meantime\./
  await expect.element(page.getByRole('alert').getByText(says)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect.element(loginHeading).toBeVisible()
})

test('a password survives a change of language, but no reload', async () => {
  const { renderAgain } = await openScreen('password')
  await password.fill('Palm#Trees2031')
  await page.getByRole('button', { name: 'العربية' }).click()
  const arabic = page.getByLabelText('كلمة المرور', { exact: true })
  await expect.element(arabic).toHaveValue('Palm#Trees2031')
  await renderAgain()
  await expect.element(arabic).toHaveValue('')
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Palm#Trees2031')
})
