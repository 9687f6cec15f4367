import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const purposes = page.getByRole('group', { name: 'Purpose of account' }).getByRole('checkbox')
const activity = page.getByLabelText('Business activity')
const revenue = page.getByLabelText('Annual revenue')
const details = page.getByLabelText('Please specify')
const next = page.getByRole('button', { name: 'Next' })
const passwordHeading = page.getByRole('heading', { level: 1, name: 'Set Your Password' })

const UNANSWERED = { stored: { signUpAt: 'kyb' as const } }

/** The example of the contract has the purposes only, so they are the options of every question. */
async function chooseActivityAndRevenue(): Promise<void> {
  await activity.selectOptions('payroll')
  await revenue.selectOptions('savings')
}

test('Next needs an answer to each question', async () => {
  const { requests } = await openScreen('kyb', UNANSWERED)
  await expect.element(next).toBeDisabled()
  await purposes.nth(0).click()
  await purposes.nth(1).click()
  await expect.element(next).toBeDisabled()
  await chooseActivityAndRevenue()
  await next.click()
  await expect.element(passwordHeading).toBeVisible()
  expect(requests('submitKyb').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      purposeOfAccount: ['supplier_payments', 'customer_collections'],
      businessActivity: 'payroll',
      annualRevenue: 'savings',
    }),
  ])
})

test('another purpose must be specified in 3 to 100 characters', async () => {
  const { requests } = await openScreen('kyb', { ...UNANSWERED, scenarios: { submitKyb: 'kyb_other_purpose' } })
  await chooseActivityAndRevenue()
  await expect.element(details).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Other' }).click()
  await expect.element(next).toBeDisabled()
  const refusals = {
    '  ': 'Please specify details',
    ab: 'Please provide more details (minimum 3 characters)',
    ['x'.repeat(101)]: 'Details too long (maximum 100 characters)',
  }
  for (const [text, says] of Object.entries(refusals)) {
    await details.fill(text)
    await userEvent.tab()
    await expect.element(page.getByText(says)).toBeVisible()
    await expect.element(next).toBeDisabled()
  }
  await details.fill('Wages of the crew')
  await next.click()
  await expect.element(passwordHeading).toBeVisible()
  expect(requests('submitKyb')[0]?.body).toMatchObject({
    purposeOfAccount: ['other'],
    purposeOther: 'Wages of the crew',
  })
})

test('options that failed to load are loaded by a reload', async () => {
  const { respond, renderAgain } = await openScreen('kyb', { scenarios: { listKybOptions: 'service_unavailable' } })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(next).toBeDisabled()
  await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/onboarding/kyb')
  respond('listKybOptions', 'all_green')
  await renderAgain()
  await expect.element(purposes.first()).toBeChecked()
})

test('an option that was switched off meanwhile must be replaced', async () => {
  const { respond } = await openScreen('kyb')
  respond('submitKyb', 'kyb_option_invalid', { fields: { businessActivity: '' } })
  await next.click()
  const says = 'This choice is no longer available. Please choose another.'
  await expect.element(page.getByRole('alert').getByText(says)).toBeVisible()
  await expect.element(activity).toHaveAccessibleDescription(expect.stringContaining(says))
})

test('the questionnaire shows its progress and is sent once', async () => {
  const { hold, letThrough, requests } = await openScreen('kyb')
  hold('submitKyb')
  await next.click()
  await page.getByRole('button', { name: 'Saving your answers…' }).click({ force: true })
  letThrough('submitKyb')
  await expect.element(passwordHeading).toBeVisible()
  expect(requests('submitKyb')).toHaveLength(1)
})

test('the options are in the language of the page', async () => {
  const { requests } = await openScreen('kyb')
  await expect.element(purposes.first()).toBeChecked()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect.element(page.getByRole('checkbox', { checked: true, name: 'الدفع للموردين' })).toBeVisible()
  expect(requests('listKybOptions').at(-1)?.url.searchParams.get('locale')).toBe('ar')
})
