import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const confirm = page.getByRole('button', { name: 'Confirm', exact: true })

test('nothing is confirmed before the button is pressed', async () => {
  const { requests } = await openScreen('confirmEmail')
  await expect.element(confirm).toBeVisible()
  expect(requests('confirmEmailChange')).toEqual([])
  await confirm.click()
  await expect.element(page.getByText(/noura@palm.example.* is confirmed\./)).toBeVisible()
  expect(requests('confirmEmailChange')).toHaveLength(1)
  await expect.element(confirm).not.toBeInTheDocument()
})

test.each([
  ['email_link_invalid', /This link is not valid/],
  ['email_link_used', /This link has already been used/],
  ['action_expired', /This link no longer works/],
])('of a link that is %s, it is said what to do', async (scenario, text) => {
  await openScreen('confirmEmail', { scenarios: { confirmEmailChange: scenario } })
  await confirm.click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
})

test('after an error that passes, the button can be pressed again', async () => {
  const { respond } = await openScreen('confirmEmail', { scenarios: { confirmEmailChange: 'wallet_frozen' } })
  await confirm.click()
  await expect.element(page.getByText(/frozen/)).toBeVisible()
  respond('confirmEmailChange', 'all_green')
  await confirm.click()
  await expect.element(page.getByText(/ is confirmed\./)).toBeVisible()
})

test('two presses at once send one request', async () => {
  const { requests } = await openScreen('confirmEmail', { held: ['confirmEmailChange'] })
  await expect.element(confirm).toBeVisible()
  const button = confirm.element()
  if (!(button instanceof HTMLElement)) throw new Error('The button is no element of HTML.')
  button.click()
  button.click()
  await expect.poll(() => requests('confirmEmailChange').length).toBeGreaterThan(0)
  await expect.element(page.getByRole('button', { name: 'Confirming…' })).toBeVisible()
  expect(requests('confirmEmailChange')).toHaveLength(1)
})

test('a press after a lost response repeats the request, whose outcome is told', async () => {
  const { requests, disconnect, respond } = await openScreen('confirmEmail')
  disconnect('confirmEmailChange')
  await confirm.click()
  await expect.element(page.getByText(/Network error/)).toBeVisible()
  respond('confirmEmailChange', 'all_green')
  await confirm.click()
  await expect.element(page.getByText(/ is confirmed\./)).toBeVisible()
  expect(new Set(requests('confirmEmailChange').map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

test('another link that is opened in the same tab begins anew', async () => {
  const { respond } = await openScreen('confirmEmail', { scenarios: { confirmEmailChange: 'email_link_used' } })
  await confirm.click()
  await expect.element(page.getByText(/This link has already been used/)).toBeVisible()
  respond('confirmEmailChange', 'all_green')
  location.hash = 'another-link'
  await expect.element(page.getByText(/This link has already been used/)).not.toBeInTheDocument()
  await confirm.click()
  await expect.element(page.getByText(/ is confirmed\./)).toBeVisible()
})

test.each(['all_green', 'email_link_used'])(
  'after %s, focus is on the outcome, and no button is spoken of',
  async scenario => {
    await openScreen('confirmEmail', { scenarios: { confirmEmailChange: scenario } })
    await confirm.click()
    await expect.element(confirm).not.toBeInTheDocument()
    await expect.element(page.getByRole('status')).toHaveFocus()
    await expect.element(page.getByText(/Press the button/)).not.toBeInTheDocument()
  },
)

test('a link that is not complete has no button to press', async () => {
  await openScreen('confirmEmailCutOff')
  await expect.element(page.getByText(/This link is not complete/)).toBeVisible()
  await expect.element(page.getByText(/Press the button/)).not.toBeInTheDocument()
})
