import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getOnboarding } from '#web/sign-up/onboarding-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const number = page.getByRole('textbox', { name: 'Owner or authorised person ID' })
const next = page.getByRole('button', { name: 'Next' })
const redirection = page.getByRole('dialog', { name: 'Nafath Redirection' })

/** The request in Nafath starts for any ID and waits. */
const UNDECIDED = { initiateNafath: 'all_green', getNafathStatus: 'nafath_waiting' }

const submit = async (idNumber: string) => {
  await number.fill(idNumber)
  await next.click()
}

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

const expectError = (text: string) => {
  const escaped = text.replace(/[()]/g, '\\$&')
  return expect.element(number).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`${escaped}$`)))
}

test('a badge shows the type of ID from its first digit', async () => {
  await openScreen('id', { scenarios: UNDECIDED })
  await number.fill('1')
  const badge = page.getByText('Saudi National ID', { exact: true })
  await expect.element(badge).toBeVisible()
  expect(middleOf(badge.element())).toBeCloseTo(middleOf(number.element()), 0)
  await number.fill('٢٩٩٠٧')
  await expect.element(number).toHaveValue('2990 7')
  await expect.element(page.getByText('Iqama ID', { exact: true })).toBeVisible()
  await submit('2990700003')
  await expect.element(redirection).toBeVisible()
})

test('what was typed is stored before the next event, which can leave the page', async () => {
  await openScreen('id')
  await expect.element(number).toBeVisible()
  const input = number.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('The number has no input element.')
  // Sets the value in the way of a browser. React ignores a value that is set through the input's own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1990800')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // The screen renders in a microtask. No other event happens before it.
  await Promise.resolve()
  expect(getOnboarding().data.typed?.idNumber).toBe('1990800')
})

test('an invalid ID number is not sent', async () => {
  const { requests } = await openScreen('id')
  const refusals = {
    '': 'ID Number is required',
    '19908': 'ID Number must be exactly 10 digits',
    '3990800003': 'ID Number must start with 1 (Saudi) or 2 (Iqama)',
    '1990800004': 'Invalid ID Number checksum',
  }
  for (const [idNumber, says] of Object.entries(refusals)) {
    await submit(idNumber)
    await expectError(says)
  }
  expect(requests('localScreening')).toEqual([])
})

test('a hit in the screening appears at the field', async () => {
  await openScreen('id', { scenarios: { localScreening: 'local_screening_hit' } })
  await submit('1990800003')
  await expectError('ID verification failed. Please contact support.')
})

test('an ID with an account leads to the sign-in, with the number filled in', async () => {
  await openScreen('id', { scenarios: { idPhoneMatch: 'id_duplicate' } })
  await submit('1990400150')
  await expectError('This ID is already registered')
  await expect.element(number).toHaveValue('1990 400 150')
  await expect.element(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^support@/ })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Phone Number or ID/UNN' })).toHaveValue('1990400150')
})

test('an eleventh digit is an error and is not cut off', async () => {
  await openScreen('id')
  await number.click()
  await userEvent.keyboard('19908000035')
  await expect.element(number).toHaveValue('19908000035')
  await userEvent.keyboard('678')
  await expect.element(number).toHaveValue('199080000356')
  await next.click()
  await expectError('ID Number must be exactly 10 digits')
})

test("somebody else's phone opens a dialog that leads to the phone step", async () => {
  await openScreen('id', { scenarios: { idPhoneMatch: 'id_phone_mismatch' } })
  await submit('1990600023')
  const dialog = page.getByRole('dialog', { name: "Mobile Number Doesn't Match ID" })
  const says = 'The mobile number does not match the records of this ID. Please check or contact support.'
  await expect.element(dialog.getByText(says)).toBeVisible()
  await dialog.getByRole('link', { name: 'Change number' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
})

test('an ID that cannot be verified opens a dialog', async () => {
  await openScreen('id', { scenarios: { localScreening: 'id_verification_failed' } })
  await submit('1990500033')
  const dialog = page.getByRole('dialog', { name: 'ID Verification Failed' })
  const says = 'The ID No. you entered is incorrect. Please check and try again.'
  await expect.element(dialog.getByText(says)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(number).toHaveValue('1990 500 033')
})

test('without a phone number the sign-up restarts', async () => {
  await openScreen('id', { stored: { signUpAt: 'id', data: { phone: undefined } } })
  await expect.element(page.getByText('Phone number not found. Please restart the process.')).toBeVisible()
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument()
})

test('each check shows its progress and sends one request', async () => {
  const held = ['localScreening', 'initiateNafath']
  const { hold, letThrough, requests } = await openScreen('id', { scenarios: UNDECIDED, held })
  await submit('1990800003')
  await page.getByRole('button', { name: 'Checking the ID…' }).click({ force: true })
  hold('idPhoneMatch')
  letThrough('localScreening')
  await expect.poll(() => requests('idPhoneMatch')).toHaveLength(1)
  letThrough('idPhoneMatch')
  await expect.element(page.getByRole('button', { name: 'Initializing...' })).toBeVisible()
  letThrough('initiateNafath')
  await expect.element(page.getByRole('link', { name: /^Go to Nafath/ })).toBeVisible()
  for (const operation of ['localScreening', 'idPhoneMatch', 'initiateNafath'])
    expect(requests(operation)).toHaveLength(1)
})
