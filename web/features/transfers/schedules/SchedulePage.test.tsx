import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')

test('a payment is skipped, and paid after all', async () => {
  const { requests, respond } = await openScreen('transferSchedule')
  await expect.element(main.getByText('3 payments left')).toBeVisible()
  respond('getTransferSchedule', 'one_skipped')
  await main.getByRole('button', { name: 'Skip the payment of 1 Feb 2026' }).click()
  const undo = main.getByRole('button', { name: 'Pay on 1 Feb 2026 after all' })
  await expect.element(undo).toBeVisible()
  expect(requests('skipTransferRun').at(-1)?.body).toEqual({ on: '2026-02-01' })
  await undo.click()
  await expect.poll(() => requests('unskipTransferRun')).toHaveLength(1)
})

test('a day that has begun says why it can no longer be skipped', async () => {
  const { respond } = await openScreen('transferSchedule')
  respond('skipTransferRun', 'transfer_run_started')
  await main.getByRole('button', { name: /^Skip/ }).first().click()
  await expect.element(main.getByText('The payment of this day has begun and can no longer be skipped.')).toBeVisible()
})

test('a schedule that ended without a payment does not say that one is yet to come', async () => {
  const { respond, letThrough } = await openScreen('transferSchedule', { held: ['getTransferSchedule'] })
  respond('getTransferSchedule', 'all_green', { state: 'cancelled', upcoming: [] })
  letThrough('getTransferSchedule')
  await expect.element(main.getByText('Cancelled')).toBeVisible()
  await expect.element(main.getByText('Not yet')).not.toBeInTheDocument()
})

test('the form of a change begins with the present terms', async () => {
  await openScreen('transferSchedule')
  await main.getByRole('link', { name: 'Change' }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Change the schedule' })).toBeVisible()
  await expect.element(main.getByRole('textbox', { name: 'Amount' })).toHaveValue('200')
  await expect.element(main.getByRole('textbox', { name: 'Number of payments' })).toHaveValue('3')
  await expect.element(main.getByRole('link', { name: 'Change' })).not.toBeInTheDocument()
})

test('a schedule that somebody else has changed says so, with nothing lost', async () => {
  const { respond, requests } = await openScreen('transferScheduleChange')
  respond('changeTransferSchedule', 'transfer_schedule_changed')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect.element(main.getByText(/^This schedule was changed in the meantime/).first()).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'See the schedule' })).toBeVisible()
  await expect.element(main.getByRole('textbox', { name: 'Amount' })).toHaveValue('200')
  expect(requests('changeTransferSchedule').at(-1)?.body).toMatchObject({
    amount: { amount: 200_00, currency: 'SAR' },
    schedule: { repeats: 'monthly', endsOn: expect.any(String) },
  })
})
