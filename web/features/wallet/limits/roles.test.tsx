import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const usage = main.getByRole('region').first()

test('a viewer sees a limit and how much of it is used, and no form for it', async () => {
  await openScreen('limits', { scenarios: { getMe: 'as_viewer' } })
  await expect.element(usage).toBeVisible()
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(main.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
})

test('an owner has the form', async () => {
  await openScreen('limits')
  await expect.element(main.getByRole('textbox')).toBeVisible()
})

test.each([
  ['as_viewer', 'Choose the limit that you want to see.'],
  ['all_green', 'Choose the limit that you want to change.'],
])('%s is asked for what the role allows', async (scenario, lead) => {
  await openScreen('limits', { scenarios: { getMe: scenario }, locationState: () => undefined })
  await expect.element(main.getByText(lead)).toBeVisible()
})
