import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const name = main.getByRole('textbox', { name: 'Name' })
const add = main.getByRole('button', { name: 'Add a category' })

test('a category is added, and the field is empty for the next one', async () => {
  const { requests } = await openScreen('transactionCategories')
  await name.fill(' Coffee beans ')
  await add.click()
  await expect.element(main.getByText(/Coffee beans. is added/)).toBeVisible()
  expect(requests('createTransactionCategory')[0]?.body).toEqual({ name: 'Coffee beans' })
  await expect.element(name).toHaveValue('')
})

test('a name that exists stays, with the reason', async () => {
  const { respond } = await openScreen('transactionCategories')
  respond('createTransactionCategory', 'category_exists')
  await name.fill('rent')
  await add.click()
  await expect.element(main.getByText('You already have a category with this name')).toBeVisible()
  await expect.element(name).toHaveValue('rent')
})

test('a category is deleted once that is confirmed', async () => {
  const { requests } = await openScreen('transactionCategories')
  await main.getByRole('button', { name: 'Delete: Rent' }).click()
  expect(requests('deleteTransactionCategory')).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(main.getByText(/Rent. is deleted/)).toHaveFocus()
  expect(requests('deleteTransactionCategory')[0]?.url.pathname).toContain(ANY_ID)
})

test('a rule is shown with its category, and deleted', async () => {
  const { requests, respond } = await openScreen('transactionCategories')
  const rule = main.getByRole('listitem').filter({ hasText: 'Panda Supermarket' })
  await expect.element(rule.filter({ hasText: 'Rent' })).toBeVisible()
  respond('listCategoryRules', 'category_rules_empty')
  await rule.getByRole('button', { name: 'Delete the rule for Panda Supermarket' }).click()
  await expect.element(main.getByText(/The rule for .Panda Supermarket. is deleted/)).toHaveFocus()
  await expect.element(main.getByText(/^There are no rules\./)).toBeVisible()
  expect(requests('deleteCategoryRule')[0]?.url.pathname).toContain(ANY_ID)
})
