import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const idUnn = page.getByRole('textbox', { name: 'ID/UNN' })
const dateOfBirth = page.getByRole('textbox', { name: 'Date of Birth' })
const phone = page.getByRole('textbox', { name: 'Phone Number' })
const next = page.getByRole('button', { name: 'Next' })
const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
const codeHeading = page.getByRole('heading', { level: 1, name: 'Enter Verification Code' })

const prove = async (number: string, field: typeof phone, value: string) => {
  await idUnn.fill(number)
  await field.fill(value)
  await next.click()
}

test('both the number and the date are required', async () => {
  const { requests } = await openScreen('recoverById')
  for (const [number, date] of [
    ['1990800003', ''],
    ['', '031212'],
    ['', ''],
  ] as const) {
    await prove(number, dateOfBirth, date)
    await expect.element(summary).toHaveTextContent('There is a problemPlease enter both ID/UNN and Date of Birth')
  }
  for (const field of [idUnn, dateOfBirth]) await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(requests('forgotPassword')).toEqual([])
})

test('both the number and the phone are required', async () => {
  const { requests } = await openScreen('recoverByPhone')
  await prove('1990800003', phone, '')
  await expect.element(summary).toHaveTextContent('There is a problemPlease enter both ID/UNN and Phone Number')
  expect(requests('forgotPassword')).toEqual([])
})

test('an invalid number or date is an error at its field', async () => {
  await openScreen('recoverById', { sandbox: true })
  await prove('3990800003', dateOfBirth, '150685')
  await expect.element(idUnn).toHaveAccessibleDescription(/ID\/UNN must start with 1/)
  for (const [text, problem] of [
    ['150685', /Invalid date\. Please enter December 3rd, 2012 \(031212\)/],
    ['30/02/1985', /This day does not exist/],
    ['15/06/2985', /cannot be in the future/],
    ['15 June', /such as 150685/],
  ] as const) {
    await dateOfBirth.fill(text)
    await expect.element(dateOfBirth).toHaveAccessibleDescription(problem)
  }
})

test('in live mode six digits may be any date', async () => {
  const { requests } = await openScreen('recoverById')
  await prove('1000000008', dateOfBirth, '150685')
  await expect.element(summary).toMatchTextContent('Account not found.')
  expect(requests('forgotPassword')[0]?.body).toEqual({ idUnn: '1000000008', dateOfBirth: '1985-06-15' })
})

test('a date can be typed in several formats or picked', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue()
  const { requests } = await openScreen('recoverById')
  for (const text of ['031212', '٠٣١٢١٢', '3/12/2012', '2012-12-03']) {
    await dateOfBirth.fill(text)
    await expect.element(page.getByText('3 Dec 2012')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Choose a date' }).click()
  const calendar = page.elementLocator(document.querySelector('input[type=date]') ?? document.body)
  await calendar.fill('1985-06-15')
  await expect.element(dateOfBirth).toHaveValue('15/06/1985')
  await calendar.fill('2012-12-03')
  await idUnn.fill('1990200170')
  await next.click()
  await expect.element(codeHeading).toBeVisible()
  expect(requests('forgotPassword')[0]?.body).toEqual({ idUnn: '1990200170', dateOfBirth: '2012-12-03' })
})

test('numbers are sent in one form, however they are typed', async () => {
  const { requests } = await openScreen('recoverByPhone')
  await prove('١٩٩٠-٢٠٠١٧٠', phone, '+966 500000010')
  await expect.element(codeHeading).toBeVisible()
  expect(requests('forgotPassword')[0]?.body).toEqual({ idUnn: '1990200170', phoneNumber: '+966500000010' })
})

test.each([
  ['account_not_found', 'Account not found. Please check your ID/UNN and Date of Birth.'],
  ['validation_failed', 'Failed to verify identity. Please check your details.'],
  ['resend', 'Failed to verify identity. Please check your details.'],
])('after %s, which starts no recovery, the numbers stay', async (scenario, problem) => {
  await openScreen('recoverById', { scenarios: { forgotPassword: scenario } })
  await prove('1000000008', dateOfBirth, '031212')
  await expect.element(summary).toMatchTextContent(problem)
  await expect.element(idUnn).toHaveValue('1000 000 008')
  await expect.element(dateOfBirth).toHaveValue('031212')
})

test('an unknown phone number is reported, and the numbers stay', async () => {
  await openScreen('recoverByPhone', { scenarios: { forgotPassword: 'account_not_found' } })
  await prove('1000000016', phone, '0512345678')
  await expect.element(summary).toMatchTextContent('Account not found. Please check your ID/UNN and Phone Number.')
  await expect.element(phone).toHaveValue('051 234 5678')
})

test('a second press during the request sends nothing', async () => {
  const { hold, requests } = await openScreen('recoverById')
  const release = hold('forgotPassword')
  await prove('1990200170', dateOfBirth, '031212')
  await page.getByRole('button', { name: 'Checking your details…' }).click({ force: true })
  await idUnn.click()
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(codeHeading).toBeVisible()
  expect(requests('forgotPassword')).toHaveLength(1)
})

test.each([
  ['account_locked_hard', 'Account Locked'],
  ['account_locked_soft', 'Password Reset Paused'],
])('%s leads to the page %s', async (scenario, title) => {
  await openScreen('recoverById', { scenarios: { forgotPassword: scenario } })
  await prove('1990300160', dateOfBirth, '031212')
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(location.pathname).toBe('/account-locked')
})
