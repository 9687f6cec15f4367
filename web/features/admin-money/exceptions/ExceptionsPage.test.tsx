import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const row = page.getByRole('main').getByRole('listitem').first()
const dialog = page.getByRole('dialog')
const note = dialog.getByRole('textbox', { name: 'How was it cleared up?' })

const line = (name: string) => row.getByRole('row', { name: new RegExp(`^${name}`) })

test('compares what both sides say, and leads to the customer', async () => {
  await openScreen('adminExceptions')
  await expect.element(row.getByRole('heading', { name: 'A card payment differs from the request' })).toBeVisible()
  await expect.element(row.getByRole('columnheader', { name: 'Card provider' })).toBeVisible()
  await expect.element(line('Amount')).toHaveTextContent('Amount250.00 SAR249.00 SAR (differs)')
  await expect.element(line('State')).toHaveTextContent('StateWaiting for the bank of the cardPaid (differs)')
  await expect.element(line('Our number')).not.toHaveTextContent('differs')
  await expect.element(row.getByText(/Nothing was credited, and the top-up has failed/)).toBeVisible()
  await row.getByRole('link', { name: 'Green Palm Trading Est.' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Green Palm Trading Est.' })).toBeVisible()
})

test('shows what the bank states in another currency, about no customer', async () => {
  await openScreen('adminExceptions', { scenarios: { listMoneyExceptions: 'of_bank' } })
  await expect.element(line('Amount')).toHaveTextContent('AmountSAR2,500.00 USD (differs)')
  await expect.element(line('Reference')).toHaveTextContent('ReferenceNot statedFT26005ABCDEF123')
  expect(row.getByRole('link').query()).toBeNull()
})

test('leads to the transfer', async () => {
  await openScreen('adminExceptions', { scenarios: { listMoneyExceptions: 'of_transfer' } })
  await row.getByRole('link', { name: 'Show the transfer' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Riyadh Supplies Co/ })).toBeVisible()
})

test('is resolved with a note, and is then among the resolved ones', async () => {
  const { respond, requests } = await openScreen('adminExceptions')
  await row.getByRole('button', { name: /^Resolve/ }).click()
  await expect.element(dialog.getByText('Green Palm Trading Est.')).toBeVisible()
  await note.fill('The provider corrected the amount')
  respond('resolveMoneyException', 'all_green')
  respond('listMoneyExceptions', 'nothing')
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect.element(page.getByText('The exception is resolved.').first()).toBeVisible()
  await expect.element(page.getByText('No exception is open')).toBeVisible()
  expect(requests('resolveMoneyException').map(({ body }) => body)).toEqual([
    { note: 'The provider corrected the amount' },
  ])
  respond('listMoneyExceptions', 'resolved')
  await page.getByRole('tab', { name: 'Resolved' }).click()
  await expect.element(row.getByText(/^Resolved by .?Sara/)).toBeVisible()
  await expect.element(row.getByText('The provider corrected the amount')).toBeVisible()
  expect(row.getByRole('button', { name: /^Resolve/ }).query()).toBeNull()
})

test('stays open while the note is sent, because it can no longer be cancelled', async () => {
  const { hold, respond } = await openScreen('adminExceptions')
  await row.getByRole('button', { name: /^Resolve/ }).click()
  await note.fill('The provider corrected the amount')
  respond('resolveMoneyException', 'all_green')
  const letGo = hold('resolveMoneyException')
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  letGo()
  await expect.element(page.getByText('The exception is resolved.').first()).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('says when somebody was faster', async () => {
  const { respond } = await openScreen('adminExceptions')
  await row.getByRole('button', { name: /^Resolve/ }).click()
  await note.fill('The provider corrected the amount')
  respond('resolveMoneyException', 'money_exception_resolved')
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect.element(page.getByText(/already been resolved. The list now shows/).first()).toBeVisible()
})
