import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const identifier = page.getByRole('textbox', { name: 'Phone Number or ID/UNN' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Sign In' })
const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' })
const INVALID = 'Invalid phone/email or password. Please try again.'
const PASSWORD = 'Palm#Trees2031'

const signIn = async (who = '0500000010', secret = PASSWORD) => {
  await identifier.fill(who)
  await password.fill(secret)
  await submit.click()
}

test('both fields are required', async () => {
  const { requests } = await openScreen('login')
  const areRequired = async () => {
    await expect.element(identifier).toHaveAccessibleDescription(/Phone Number or ID\/UNN is required/)
    await expect.element(password).toHaveAccessibleDescription(/Password is required/)
  }
  await submit.click()
  await areRequired()
  await expect.poll(() => document.title).toMatch(/^Error: Sign In/)
  await signIn(' - ', '  ')
  await areRequired()
  expect(requests('loginWithPassword')).toEqual([])
})

test('the password is hidden until it is shown, and password managers recognise the fields', async () => {
  await openScreen('login')
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(identifier).toHaveAttribute('autocomplete', 'username')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
})

test.each([
  ['Forgot Password?', 'Forgot Password?'],
  ['Sign Up', 'Select Your Business Type'],
])('the link %s leads to the page %s', async (link, title) => {
  await openScreen('login')
  await page.getByRole('link', { name: link }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a phone number is sent in the international form, however it is typed', async () => {
  const { requests } = await openScreen('login', { scenarios: { loginWithPassword: 'login_without_code' } })
  await signIn('٠٥٠-٠٠٠-٠٠١١')
  await expect.element(dashboard).toBeVisible()
  expect(requests('loginWithPassword')[0]?.body).toMatchObject({ emailOrPhone: '+966500000011', password: PASSWORD })
})

test('an unknown number gets the same message, which replaces the notice about why the page was opened', async () => {
  const { respond } = await openScreen('login', { locationState: () => ({ passwordSet: true }) })
  const notice = page.getByText('Your password is set.', { exact: false })
  await expect.element(notice).toBeVisible()
  respond('loginWithPassword', 'account_not_known')
  await signIn()
  await expect.element(summary.getByRole('listitem')).toHaveTextContent(INVALID)
  await expect.element(notice).not.toBeInTheDocument()
})

test('after a wrong password the number stays, the password is cleared, and the last attempts are counted', async () => {
  const { respond } = await openScreen('login')
  for (const [attemptsRemaining, warning] of [
    [3, ''],
    [2, ' 2 attempts left before your account is locked.'],
    [1, ' 1 attempt left before your account is locked.'],
  ] as const) {
    respond('loginWithPassword', 'wrong_password', { attemptsRemaining })
    await signIn()
    await expect.element(summary.getByRole('listitem')).toHaveTextContent(INVALID + warning)
    await expect.element(summary).toHaveFocus()
    await expect.element(identifier).toHaveValue('0500000010')
    await expect.element(password).toHaveValue('')
  }
})

test('without a connection typed values stay', async () => {
  const { disconnect, respond } = await openScreen('login')
  disconnect('loginWithPassword')
  await signIn()
  await expect.element(summary).toMatchTextContent('Unable to connect to server. Please check your connection.')
  await expect.element(identifier).toHaveValue('0500000010')
  await expect.element(password).toHaveValue(PASSWORD)
  respond('loginWithPassword', 'login_without_code')
  await submit.click()
  await expect.element(dashboard).toBeVisible()
})

test('several presses send the password once', async () => {
  const { hold, requests } = await openScreen('login', { scenarios: { loginWithPassword: 'login_without_code' } })
  const release = hold('loginWithPassword')
  await identifier.fill('0500000010')
  await password.fill(PASSWORD)
  await submit.dblClick()
  await page.getByRole('button', { name: 'Signing in…' }).click({ force: true })
  await password.click()
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(dashboard).toBeVisible()
  expect(requests('loginWithPassword')).toHaveLength(1)
})

test.each([
  ['/app/settings', 'Settings'],
  ['/sandbox/phone', 'Dashboard'],
])('a sign-in that was opened by %s leads to the page %s', async (from, title) => {
  await openScreen('login', {
    locationState: () => ({ from }),
    scenarios: { loginWithPassword: 'login_without_code' },
  })
  await signIn()
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a locked account leads to the page of the lock, whose link keeps the number', async () => {
  await openScreen('login', { scenarios: { loginWithPassword: 'account_locked_hard' } })
  await signIn()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Account Locked' })).toBeVisible()
  expect(location.pathname).toBe('/account-locked')
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect.element(identifier).toHaveValue('0500000010')
  await expect.element(password).toHaveValue('')
})

test('signing in again within 30 seconds opens the code that was sent, with its test code', async () => {
  // A code is identified by the time at which the next one may be sent. Waiting expectations move this clock, `settled` does not.
  vi.useFakeTimers({ toFake: ['Date'] })
  const now = Date.now()
  const { respond, settled } = await openScreen('login', { sandbox: true })
  vi.setSystemTime(now)
  respond('loginWithPassword', 'all_green', { otpCode: '314159' })
  await signIn()
  await settled()
  await expect.element(page.getByText('314159')).toBeVisible()
  respond('loginWithPassword', 'all_green', { otpCode: undefined })
  await page.getByRole('link', { name: 'Sign in with another account' }).click()
  vi.setSystemTime(now)
  await signIn()
  await settled()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Enter Verification Code' })).toBeVisible()
  await expect.element(page.getByText('314159')).toBeVisible()
})

test('an error that this version does not know shows the message of the server', async () => {
  const { respond } = await openScreen('login')
  respond('loginWithPassword', 'otp_send_failed', { code: 'TOO_NEW', error: 'Sign-in is closed for maintenance.' })
  await signIn()
  await expect.element(summary).toMatchTextContent('Sign-in is closed for maintenance.')
})

test('a message about a call center leads to the permanent lock, whatever its code', async () => {
  const { respond } = await openScreen('login')
  respond('loginWithPassword', 'wrong_password', { error: 'Locked. Please contact our call center.' })
  await signIn()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Account Locked' })).toBeVisible()
  await expect.element(page.getByText('The lock is permanent: only our support team can remove it.')).toBeVisible()
})
