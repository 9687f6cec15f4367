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
  ['email_link_used', /This link was used already/],
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
