import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const NEXT_PASSWORD = 'Dates&Coffee77'
const devices = page.getByRole('region', { name: 'Signed-in devices' })
const rows = devices.getByRole('listitem')
const events = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
const dialog = page.getByRole('dialog')
const current = page.getByLabelText('Current password', { exact: true })
const password = page.getByLabelText('New password', { exact: true })
const confirmation = page.getByLabelText('Confirm password', { exact: true })
const endSafari = page.getByRole('button', { name: 'End session: Safari on macOS' })
const endSession = dialog.getByRole('button', { name: 'End session' })
const ended = page.getByText('The session has ended.')

const TWO_DEVICES = { listSessions: 'two_devices' }

const changePassword = async (from: string, to: string) => {
  await current.fill(from)
  await password.fill(to)
  await confirmation.fill(to)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('the devices are listed, and one signs out another', async () => {
  const { respond, requests } = await openScreen('security', { scenarios: TWO_DEVICES })
  await expect.element(rows.nth(0)).toMatchTextContent(/Chrome on Android.*This device/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Safari on macOS/)
  await endSafari.click()
  await expect.element(dialog).toMatchTextContent('Safari on macOS is signed out and needs the password again.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests('endSession')).toEqual([])
  await endSafari.click()
  respond('listSessions', 'all_green')
  await endSession.click()
  await expect.element(ended).toHaveFocus()
  await expect.element(page.getByText('You are signed in on this device only.')).toBeVisible()
  await expect.element(rows).toHaveLength(1)
  expect(requests('endSession')).toHaveLength(1)
})

test('keys and endpoints that a new password leaves are listed, before and right after the change', async () => {
  await openScreen('security')
  const access = page.getByRole('region', { name: 'Programs with access' }).getByRole('listitem')
  await expect.element(access.nth(0)).toMatchTextContent(/Accounting.*API key/)
  await expect.element(access.nth(1)).toMatchTextContent(/shop\.example.*Receives the events/)
  await changePassword('Secure#Passw0rd', NEXT_PASSWORD)
  const still = page.getByRole('region', { name: 'These programs still have access' }).getByRole('listitem')
  await expect.element(still.nth(0)).toMatchTextContent(/Accounting/)
  await expect.element(still.nth(1)).toMatchTextContent(/shop\.example/)
})

test('all devices but this one are signed out', async () => {
  const { respond } = await openScreen('security', { scenarios: TWO_DEVICES })
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  respond('endOtherSessions', 'all_green', { ended: 2 })
  respond('listSessions', 'all_green')
  await dialog.getByRole('button', { name: 'End all other sessions' }).click()
  await expect.element(page.getByText('2 sessions have ended.')).toHaveFocus()
  await expect.element(rows).toHaveLength(1)
})

test('devices that fail to load or sign out are reported, and can be retried', async () => {
  const { respond } = await openScreen('security', { scenarios: { listSessions: 'service_unavailable' } })
  await expect.element(devices.getByRole('alert')).toBeVisible()
  respond('listSessions', 'two_devices')
  await devices.getByRole('button', { name: 'Try again' }).click()
  respond('endSession', 'rate_limited')
  await endSafari.click()
  await endSession.click()
  await expect.element(dialog).toMatchTextContent('Too many requests.')
  respond('endSession', 'all_green')
  await endSession.click()
  await expect.element(ended).toBeVisible()
})

test('security events are described in words', async () => {
  const { respond, renderAgain } = await openScreen('security')
  const at = '2026-01-05T09:00:00Z'
  const device = { platform: 'web', userAgent: 'Mozilla/5.0 (Macintosh) Safari/620.1' }
  respond('listSecurityEvents', 'all_green', {
    items: [
      { id: '1', type: 'signed_in', device, at, isNewDevice: true },
      { id: '2', type: 'sign_in_failed', reason: 'password', at, isNewDevice: false },
    ],
  })
  await renderAgain()
  await expect
    .element(events.nth(0))
    .toMatchTextContent(/Signed in.*New device.*\d+ \w+ 20\d\d, \d\d:\d\d.*Safari on macOS/)
  await expect.element(events.nth(1)).toMatchTextContent(/Sign-in failed.*The password was wrong\./)
})

test('a changed password is confirmed, and the fields are cleared', async () => {
  const { requests } = await openScreen('security')
  await changePassword('Sandbox#2026', NEXT_PASSWORD)
  await expect
    .element(page.getByText('Your password has been changed. All other devices have been signed out.'))
    .toBeVisible()
  for (const field of [current, password, confirmation]) await expect.element(field).toHaveValue('')
  const body = { currentPassword: 'Sandbox#2026', newPassword: NEXT_PASSWORD }
  expect(requests('changePassword').map(request => request.body)).toEqual([body])
})

test('after a changed password the devices and the activity are loaded again', async () => {
  const { respond } = await openScreen('security', { scenarios: TWO_DEVICES })
  await expect.element(rows).toHaveLength(2)
  respond('listSessions', 'all_green')
  respond('listSecurityEvents', 'all_green', {
    items: [{ id: '1', type: 'password_changed', at: '2026-01-05T09:00:00Z', isNewDevice: false }],
  })
  await changePassword('Sandbox#2026', NEXT_PASSWORD)
  await expect.element(rows).toHaveLength(1)
  await expect.element(events.nth(0)).toMatchTextContent(/Password changed/)
})

test('a change needs the current password, and typed values stay', async () => {
  await openScreen('security', { scenarios: { changePassword: 'password_wrong' } })
  await changePassword('Palm#Trees2032', NEXT_PASSWORD)
  await expect.element(current).toHaveAccessibleDescription(/The current password is wrong\.\s+4\s+attempts left/)
  await expect.element(current).toHaveValue('')
  await expect.element(password).toHaveValue(NEXT_PASSWORD)
  await expect.element(confirmation).toHaveValue(NEXT_PASSWORD)
})

test('a change to a weak password is refused', async () => {
  const { requests } = await openScreen('security')
  await changePassword('', 'palm')
  await expect.element(current).toHaveAccessibleDescription('Please enter your current password')
  await expect.element(password).toHaveAccessibleDescription(/Password must be at least 8 characters long/)
  await changePassword('Sandbox#2026', 'P@ssw0rd1')
  await expect.element(password).toHaveAccessibleDescription(/too easy to guess/)
  await expect.element(current).toHaveValue('Sandbox#2026')
  expect(requests('changePassword')).toEqual([])
})
