import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const dialog = page.getByRole('dialog')
const category = dialog.getByRole('combobox', { name: 'Category' })
const note = dialog.getByRole('textbox', { name: 'Note' })
const save = dialog.getByRole('button', { name: 'Save' })

test('a category and a note are sent, and nothing of either when they are emptied', async () => {
  const { requests, respond } = await openScreen('transaction')
  const changes = () => requests('updateTransaction').map(({ body }) => body)
  await category.selectOptions('Rent')
  await note.fill('  Office rent ')
  respond('getTransaction', 'all_green', { note: 'Office rent', category: { categoryId: ANY_ID, name: 'Rent' } })
  await save.click()
  await expect.element(dialog.getByText('Saved')).toBeVisible()
  expect(changes()).toEqual([{ note: 'Office rent', categoryId: ANY_ID }])
  await category.selectOptions('None')
  await expect.element(dialog.getByText('Saved')).not.toBeInTheDocument()
  await note.fill(' ')
  await save.click()
  await expect.poll(changes).toHaveLength(2)
  expect(changes()[1]).toEqual({ note: null, categoryId: null })
})

test('a note that is too long is not sent, and stays', async () => {
  const { requests } = await openScreen('transaction')
  await note.fill('x'.repeat(501))
  await save.click()
  await expect
    .element(dialog.getByRole('alert').or(dialog.getByText('Note must be at most 500 characters')).first())
    .toBeVisible()
  expect(requests('updateTransaction')).toEqual([])
  await expect.element(note).toHaveValue('x'.repeat(501))
})

test('transactions are filtered by a category of the address', async () => {
  const { requests } = await openScreen('transactions', { path: `/app/transactions?categoryId=${ANY_ID}` })
  await expect.poll(() => requests('listTransactions').at(-1)?.url.searchParams.get('categoryId')).toBe(ANY_ID)
  await expect.element(page.getByRole('main').getByRole('combobox', { name: 'Category' })).toHaveValue(ANY_ID)
})
