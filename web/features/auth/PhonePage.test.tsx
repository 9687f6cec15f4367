import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const number = page.getByRole('textbox', { name: 'Phone number' })
const next = page.getByRole('button', { name: 'Next' })
const sending = page.getByRole('button', { name: 'Sending the code…' })
const codeHeading = page.getByRole('heading', { level: 1, name: 'Enter Verification Code' })
const error = (text: RegExp) => page.getByRole('alert').filter({ hasText: text })

const submit = async (phone = '0512345678') => {
  await number.fill(phone)
  await next.click()
}

test('continuing accepts the terms, which open beside the page', async () => {
  await openScreen('phone')
  await expect
    .element(page.getByText('By continuing, you accept the terms and confirm that you have read the privacy notice.'))
    .toBeVisible()
  for (const [name, path] of [
    ['terms', '/terms'],
    ['privacy notice', '/privacy'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name })
    await expect.element(link).toHaveAttribute('href', path)
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
})

test('a number with an account leads to the sign-in', async () => {
  await openScreen('phone')
  await submit('0500000001')
  const dialog = page.getByRole('dialog', { name: 'Already Registered' })
  await expect.element(dialog.getByText('This phone number is already registered')).toBeVisible()
  await dialog.getByRole('link', { name: 'Go to Login' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Phone Number or ID/UNN' })).toHaveValue('0500000001')
})

test('a code that cannot be sent is reported, and the number stays', async () => {
  await openScreen('phone')
  await submit('0500000002')
  const alert = error(/Failed to send OTP/)
  await expect.element(alert).toBeVisible()
  await expect.element(alert).toHaveFocus()
  expect(document.title).toMatch(/^Error: /)
  await expect.element(number).toHaveValue('050 000 0002')
})

test('a provider that does not respond leads to a timeout', async () => {
  await openScreen('phone')
  await submit('0500000003')
  await expect.element(error(/Request timeout/)).toBeVisible()
})

test('several presses request one code', async () => {
  const { hold, letThrough, requests } = await openScreen('phone')
  hold('sendOtp')
  await number.fill('0512345678')
  await next.dblClick()
  await sending.click({ force: true })
  await number.click()
  await userEvent.keyboard('{Enter}')
  letThrough('sendOtp')
  await expect.element(codeHeading).toBeVisible()
  expect(requests('sendOtp').map(({ body }) => body)).toEqual([
    { phoneNumber: '+966512345678', businessType: 'freelancer' },
  ])
})

test('a slow request is reported, and its late response does not navigate after Back', async () => {
  installClock()
  const { hold, letThrough } = await openScreen('phone')
  hold('sendOtp')
  await submit()
  await expect.element(sending).toBeVisible()
  fastForward(9)
  await expect.element(page.getByText(/^This is taking longer than usual\./)).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  const responded = vi.mocked(window.fetch).mock.results.at(-1)?.value
  letThrough('sendOtp')
  await responded
  await expect.element(page.getByRole('radio', { name: 'Freelancer', exact: true })).toBeChecked()
  expect(location.pathname).toBe('/onboarding/business-type')
})

test('offline is reported, the number stays, and the request is sent when online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get')
  const { disconnect, respond } = await openScreen('phone')
  const offline = page.getByText('You are offline.')
  onLine.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  disconnect('sendOtp')
  await submit()
  await expect.element(offline).toBeVisible()
  await expect.element(sending).toBeVisible()
  await expect.element(number).toHaveValue('051 234 5678')
  respond('sendOtp', 'all_green')
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(codeHeading).toBeVisible()
  await expect.element(offline).not.toBeInTheDocument()
})

test('an invalid number is not sent, and its error is shown', async () => {
  await openScreen('phone', { stored: { signUpAt: 'phone' } })
  const refusals = {
    '0': 'Phone number must be exactly 10 digits',
    '': 'Phone number is required',
    '051234567': 'Phone number must be exactly 10 digits',
    '0412345678': 'Phone number must start with 05',
  }
  for (const [text, says] of Object.entries(refusals)) {
    await number.fill(text)
    await userEvent.tab()
    await expect.element(page.getByText(says)).toBeVisible()
    await expect.element(next).toBeDisabled()
  }
})

test('the sandbox shows the test code again after the same number', async () => {
  const { respond } = await openScreen('phone', { sandbox: true })
  respond('sendOtp', 'all_green', { otpCode: '271828' })
  await submit()
  await expect.element(page.getByText('271828')).toBeVisible()
  respond('sendOtp', 'otp_cooldown', { retryAfterSeconds: 29 })
  await page.getByRole('link', { name: 'Change Mobile Number?' }).click()
  await next.click()
  await expect.element(codeHeading).toBeVisible()
  await expect.element(page.getByText('271828')).toBeVisible()
})
