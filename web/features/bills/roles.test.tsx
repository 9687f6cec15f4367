import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const asViewer = { getMe: 'as_viewer' }

test('a viewer sees the saved bills, and is offered neither to pay nor to change them', async () => {
  await openScreen('bills', { scenarios: asViewer })
  await expect.element(main.getByRole('heading', { name: 'Saved bills' })).toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'Billers' })).not.toBeInTheDocument()
  await expect.element(main.getByRole('button')).not.toBeInTheDocument()
})

test('a viewer who opens a step of a payment sees the saved bills', async () => {
  await openScreen('bills', {
    scenarios: asViewer,
    locationState: () => ({ screen: 'bill', billerCode: '001', account: '1234567890' }),
  })
  await expect.element(main.getByRole('heading', { name: 'Saved bills' })).toBeVisible()
})

test('an owner is offered to pay and to change a saved bill', async () => {
  await openScreen('bills')
  await expect.element(main.getByRole('heading', { name: 'Billers' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: /^Change / }).first()).toBeVisible()
})
