import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const asViewer = { getMe: 'as_viewer' }
const asOwner = { getMe: 'all_green' }

test('a viewer reads what is noted about a transaction, and is offered no change of it', async () => {
  await openScreen('transaction', { scenarios: asViewer })
  const details = page.getByRole('region', { name: 'Receipts and invoices' })
  await expect.element(details.getByRole('button', { name: /^Download: PDF/ })).toBeVisible()
  const notes = page.getByRole('region', { name: 'Your notes' })
  await expect.element(notes.getByText('Category', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Delete: PDF/ })).not.toBeInTheDocument()
  for (const name of ['Attach a file', 'Save', 'Send', 'Report a problem'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
  expect(notes.getByRole('textbox').elements()).toEqual([])
})

test('an owner is offered all of it', async () => {
  await openScreen('transaction', { scenarios: asOwner })
  for (const name of [/^Delete: PDF/, 'Attach a file', 'Save'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
})

test('a viewer sees the categories without their buttons', async () => {
  await openScreen('transactionCategories', { scenarios: asViewer })
  await expect.element(main.getByRole('list').getByRole('listitem').first()).toBeVisible()
  await expect.element(main.getByRole('button')).not.toBeInTheDocument()
})
