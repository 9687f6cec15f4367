import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const sessionEnded = page.getByText('Your session has ended. Please sign in again.')
const thisDevice = page.getByText('This device', { exact: true })

const signIn = async () => {
  await page.getByRole('textbox', { name: 'Phone Number or ID/UNN' }).fill('0500000011')
  await page.getByLabelText('Password', { exact: true }).fill('Sandbox#2026')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test.each(['dashboard', 'settings', 'security', 'transactions', 'wallet'])(
  'without a session %s redirects to the sign-in',
  async screen => {
    await openScreen(screen, { stored: {} })
    await expect.element(heading('Sign In')).toBeVisible()
    expect(location.pathname).toBe('/login')
    await expect.element(sessionEnded).not.toBeInTheDocument()
  },
)

test('a session that the server has ended leads to the sign-in and back', async () => {
  const { respond } = await openScreen('session', { scenarios: { refreshTokens: 'refresh_token_unknown' } })
  await expect.element(sessionEnded).toBeVisible()
  expect(localStorage.getItem('userId')).toBeNull()
  respond('loginWithPassword', 'login_without_code')
  respond('listSessions', 'all_green')
  await signIn()
  await expect.element(heading('Security')).toBeVisible()
  await expect.element(thisDevice).toBeVisible()
  expect(location.pathname).toBe('/app/settings/security')
})

test('an expired access token does not sign out while the server is unreachable', async () => {
  const { disconnect, respond, letThrough } = await openScreen('session', { held: ['refreshTokens'] })
  disconnect('refreshTokens')
  letThrough('refreshTokens')
  await expect.element(page.getByText(/^Network error/).first()).toBeVisible()
  expect(localStorage.getItem('refreshToken')).not.toBeNull()
  respond('refreshTokens', 'all_green')
  respond('listSessions', 'all_green')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(thisDevice).toBeVisible()
})

test('signing out does not wait for a server that does not respond', async () => {
  const { requests } = await openScreen('logout', { held: ['logout'] })
  await expect.element(page.getByText('You are logged out')).toBeVisible()
  expect(location.pathname).toBe('/')
  expect(localStorage.getItem('accessToken')).toBeNull()
  await expect.poll(() => requests('logout')).toHaveLength(1)
})
