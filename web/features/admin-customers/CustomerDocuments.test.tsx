import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const openDialog = main.getByRole('button', { name: 'Ask for a document' })
const kind = dialog.getByRole('combobox', { name: 'Document' })
const day = dialog.getByLabelText('Needed by')
const note = dialog.getByRole('textbox', { name: /^Note to the owners/ })
const ask = dialog.getByRole('button', { name: 'Ask for a document' })
const withdraw = main.getByRole('button', { name: 'Withdraw: VAT certificate' })

test('a document is asked for with its day and a note', async () => {
  const { requests, respond } = await openScreen('adminCustomer')
  await openDialog.click()
  await ask.click()
  await expect.element(dialog.getByText('Please choose a document').first()).toBeVisible()
  await kind.selectOptions('VAT certificate')
  const inDays = (days: number) => addDays(riyadhDay(new Date()), days)
  await expect.element(day).toHaveValue(inDays(14))
  await day.fill(inDays(91))
  await note.fill('a')
  await ask.click()
  await expect.element(dialog.getByText('Please enter a day within 90 days').first()).toBeVisible()
  await expect.element(dialog.getByText('Please write at least 3 characters').first()).toBeVisible()
  await day.fill(inDays(90))
  await note.fill('The one of this year, please')
  respond('listCustomerDocuments', 'document_requested')
  await ask.click()
  await expect.element(main.getByText('The owners are asked for it: VAT certificate.')).toBeVisible()
  expect(requests('requestCustomerDocument').map(({ body }) => body)).toEqual([
    { kind: 'vat_certificate', dueOn: inDays(90), note: 'The one of this year, please' },
  ])
  await expect.element(main.getByText(/Needed by \d+ \w+ \d{4}/)).toBeVisible()
})

test('what is asked for already is not offered again, and a refusal keeps what was typed', async () => {
  const { requests } = await openScreen('adminCustomer', {
    scenarios: { listCustomerDocuments: 'document_requested', requestCustomerDocument: 'document_request_open' },
  })
  await openDialog.click()
  await expect.element(kind).toBeVisible()
  expect(kind.element().textContent).not.toContain('VAT certificate')
  await kind.selectOptions('National address')
  await ask.click()
  await expect.element(dialog.getByText('This document has already been asked for.').first()).toBeVisible()
  await expect.element(kind).toHaveValue('national_address')
  expect(requests('requestCustomerDocument')[0]?.body).not.toHaveProperty('note')
})

test('another document is asked for with a note that says which', async () => {
  const { requests } = await openScreen('adminCustomer')
  await openDialog.click()
  await kind.selectOptions('Another document')
  await ask.click()
  await expect.element(dialog.getByText('Please write which document it is').first()).toBeVisible()
  await note.fill('The lease of the shop')
  await ask.click()
  await expect.poll(() => requests('requestCustomerDocument').length).toBe(1)
})

test('an open request is withdrawn', async () => {
  const { requests, respond } = await openScreen('adminCustomer', {
    scenarios: { listCustomerDocuments: 'document_requested' },
  })
  await expect.element(withdraw).toBeVisible()
  respond('listCustomerDocuments', 'nothing')
  await withdraw.click()
  await expect.element(main.getByText('The request is withdrawn: VAT certificate.')).toBeVisible()
  await expect.element(withdraw).not.toBeInTheDocument()
  expect(requests('closeCustomerDocumentRequest')[0]?.body).toEqual({ outcome: 'withdrawn' })
})

test('a request whose document has arrived is done', async () => {
  const { requests } = await openScreen('adminCustomer', { scenarios: { listCustomerDocuments: 'document_provided' } })
  await main.getByRole('button', { name: 'Done: VAT certificate' }).click()
  await expect.element(main.getByText('The request is done: VAT certificate.')).toBeVisible()
  expect(requests('closeCustomerDocumentRequest')[0]?.body).toEqual({ outcome: 'settled' })
})

test.for([
  ['document_request_state_invalid', /This request has changed in the meantime\. The page now shows/],
  ['unknown_error', /^(?!.*The page now shows)/],
] as const)('%s is told, and the list is loaded again', async ([scenario, text]) => {
  const { requests } = await openScreen('adminCustomer', {
    scenarios: { listCustomerDocuments: 'document_requested', closeCustomerDocumentRequest: scenario },
  })
  await expect.element(withdraw).toBeVisible()
  const before = requests('listCustomerDocuments').length
  await withdraw.click()
  await expect.element(main.getByText(text).first()).toBeVisible()
  await expect.poll(() => requests('listCustomerDocuments').length).toBeGreaterThan(before)
})

test('a viewer reads what is asked for and has no buttons', async () => {
  await openScreen('adminCustomer', {
    stored: { viewer: true },
    scenarios: { listCustomerDocuments: 'document_requested' },
  })
  await expect.element(main.getByText(/Needed by \d+ \w+ \d{4}/)).toBeVisible()
  await expect.element(openDialog).not.toBeInTheDocument()
  await expect.element(withdraw).not.toBeInTheDocument()
})

test('nobody asks a closed account', async () => {
  await openScreen('adminCustomer', { scenarios: { getCustomer: 'customer_closed' } })
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(openDialog).not.toBeInTheDocument()
})
