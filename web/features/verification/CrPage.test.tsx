import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'
import { paste } from '#web/testing/paste.ts'

const number = page.getByRole('textbox', { name: 'CR Number' })
const next = page.getByRole('button', { name: 'Next' })
const summary = page.getByRole('alert')
const idHeading = page.getByRole('heading', { level: 1, name: 'ID Number' })

const submit = async (crNumber: string) => {
  await number.fill(crNumber)
  await next.click()
}

const expectError = (text: string) =>
  expect.element(number).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`${text}$`)))

test('both a CR number and a unified number are accepted', async () => {
  const { requests } = await openScreen('cr')
  await number.fill('990000')
  await expect.element(number).toHaveValue('9900-00')
  await paste(number, '٩٩٠٠ ٠٠٠-٠٠٠')
  await next.click()
  await expect.element(idHeading).toBeVisible()
  await expect.element(page.getByText('Green Palm Trading Est.')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.element(number).toHaveValue('9900-000-000')
  await submit('7990000000')
  await expect.element(idHeading).toBeVisible()
  expect(requests('validateCr').map(({ body }) => body)).toEqual([
    expect.objectContaining({ crNumber: '9900000000' }),
    expect.objectContaining({ crNumber: '7990000000' }),
  ])
})

test('a freelancer sees which number to enter', async () => {
  await openScreen('cr')
  await expect
    .element(page.getByText(/^Enter the 10-digit registration number of your freelance licence/))
    .toBeVisible()
})

test('an error disappears on the first edit and returns only when the number is sent', async () => {
  await openScreen('cr')
  await submit('9900000001')
  await expect.element(summary).toBeVisible()
  await number.fill('990000000')
  await expect.element(summary).not.toBeInTheDocument()
  await expect.element(number).toBeValid()
  await userEvent.keyboard('{Enter}')
  await expectError('CR Number must be exactly 10 digits')
})

test('the result of the registry appears at the field', async () => {
  await openScreen('cr')
  const refusals = {
    '9900000001':
      'CR Number not found in commercial registry. The CR you entered is incorrect Please check and try again.',
    '9900000003': 'This commercial registration is suspended. Renew it with the registry, or enter another number.',
    '9900000006':
      'This company is in liquidation, so it cannot open an account. Enter the number of another registration.',
    '9900000002': 'This commercial registration has been cancelled. Enter the number of another registration.',
    '9900000008': 'This CR number is already registered',
  }
  for (const [crNumber, says] of Object.entries(refusals)) {
    await submit(crNumber)
    await expectError(says)
    await expect.element(summary).toHaveFocus()
    await expect.element(number).toHaveValue(crNumber.replace(/(....)(...)/, '$1-$2-'))
  }
})

test('the link in the summary leads to the field', async () => {
  await openScreen('cr')
  await number.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(summary).toHaveFocus()
  await expectError('CR Number is required')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(number).toHaveFocus()
})

test('a registry that cannot verify or has no data opens a dialog', async () => {
  await openScreen('cr')
  const dialog = page.getByRole('dialog', { name: 'CR Verification Failed' })
  await submit('9900000004')
  await expect.element(dialog.getByText('Something went wrong. Please try again later.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await submit('9900000005')
  await expect.element(dialog.getByText('No data received from server')).toBeVisible()
})

test('the check can be repeated after the registry was unavailable', async () => {
  await openScreen('cr')
  await submit('9900000007')
  await expect.element(summary.getByText(/Failed to verify CR Number\. Please try again\./)).toBeVisible()
  await submit('9900000000')
  await expect.element(idHeading).toBeVisible()
})

test('an invalid CR number is not sent', async () => {
  const { requests } = await openScreen('cr')
  await next.click()
  await expectError('CR Number is required')
  await submit('99000')
  await expectError('CR Number must be exactly 10 digits')
  expect(requests('validateCr')).toEqual([])
})

test('the check shows its progress and sends one request', async () => {
  const { hold, letThrough, requests } = await openScreen('cr')
  hold('validateCr')
  await submit('9900000000')
  await page.getByRole('button', { name: 'Checking with the registry…' }).click({ force: true })
  letThrough('validateCr')
  await expect.element(idHeading).toBeVisible()
  expect(requests('validateCr')).toHaveLength(1)
})

test('a response without data says so', async () => {
  await openScreen('cr')
  const answer = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { url } = new Request(input, init)
    return url.endsWith('/validate-cr') ? Promise.resolve(Response.json(null)) : answer(input, init)
  })
  await submit('9900000000')
  const dialog = page.getByRole('dialog', { name: 'CR Verification Failed' })
  await expect.element(dialog.getByText('No data received from server')).toBeVisible()
})
