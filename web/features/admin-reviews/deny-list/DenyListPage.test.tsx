import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const dialog = page.getByRole('dialog')
const openAdd = page.getByRole('button', { name: 'Add an ID number' }).first()
const idNumber = dialog.getByRole('textbox', { name: 'ID number' })
const reason = dialog.getByRole('textbox', { name: 'Reason' })
const add = dialog.getByRole('button', { name: 'Add an ID number' })

test('an ID is added as people type it, and checked before it is sent', async () => {
  const { requests } = await openScreen('adminDenyList')
  await openAdd.click()
  await expect.element(idNumber).toHaveFocus()
  await idNumber.fill('١٩٩٠-٨٠٠ ٠٠٤')
  await reason.fill('Confirmed fraud')
  await add.click()
  await expect.element(idNumber).toHaveAccessibleDescription(/Invalid ID Number checksum/)
  expect(requests('addToDenyList')).toEqual([])
  await idNumber.fill('١٩٩٠-٨٠٠ ٠٠٣')
  await add.click()
  await expect.element(page.getByText(/ID ending in 0003 is on the list/)).toBeVisible()
  expect(requests('addToDenyList').map(({ body }) => body)).toEqual([
    { idNumber: '1990800003', reason: 'Confirmed fraud' },
  ])
})

test('a duplicate says so at the ID, and nothing typed is lost, also when the dialog is closed', async () => {
  const { respond } = await openScreen('adminDenyList')
  respond('addToDenyList', 'deny_list_duplicate')
  await openAdd.click()
  await idNumber.fill('1990800003')
  await reason.fill('Confirmed fraud')
  await add.click()
  await expect.element(idNumber).toHaveAccessibleDescription(/already on the list/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openAdd.click()
  await expect.element(idNumber).toHaveValue('1990 800 003')
  await expect.element(reason).toHaveValue('Confirmed fraud')
})

test('a lost response is repeated with the same key', async () => {
  const { disconnect, respond, requests } = await openScreen('adminDenyList')
  disconnect('addToDenyList')
  await openAdd.click()
  await idNumber.fill('1990800003')
  await reason.fill('Confirmed fraud')
  await add.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  respond('addToDenyList', 'all_green')
  await add.click()
  await expect.element(page.getByText(/ID ending in 0003 is on the list/)).toBeVisible()
  const keys = requests('addToDenyList').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await openAdd.click()
  await idNumber.fill('1990800003')
  await reason.fill('Confirmed fraud')
  await add.click()
  await expect.poll(() => requests('addToDenyList').length).toBeGreaterThan(keys.length)
  // After a success, the same values are another request.
  expect(keys).not.toContain(requests('addToDenyList').at(-1)?.headers.get('Idempotency-Key'))
})

test('an entry is removed with a reason', async () => {
  const { requests } = await openScreen('adminDenyList')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await reason.fill('Another person')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('The ID ending in 0003 is no longer on the list.')).toBeVisible()
  expect(requests('removeFromDenyList').map(({ body }) => body)).toEqual([{ reason: 'Another person' }])
})

test('the list is found by the last digits, which the address keeps', async () => {
  const { requests } = await openScreen('adminDenyList')
  const digits = page.getByRole('searchbox', { name: 'Last four digits of the ID' })
  const find = page.getByRole('button', { name: 'Find' })
  await digits.fill('12')
  await find.click()
  await expect.element(digits).toHaveAccessibleDescription(/Enter four digits/)
  await digits.fill('1990 809 999')
  await find.click()
  await expect.element(page.getByText('No ID here ends in 9999')).toBeVisible()
  expect(location.search).toBe('?digits=9999')
  await page.getByRole('link', { name: 'Show the whole list' }).click()
  await expect.element(digits).toHaveValue('')
  expect(requests('listDenyList').map(({ url }) => url.searchParams.get('lastDigits'))).toContain('9999')
})
