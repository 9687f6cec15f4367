import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MAX_BUSINESS_DOCUMENT_BYTES } from '#domain/constants.ts'
import { chooseFile } from '#web/testing/choose-file.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const upload = main.getByRole('button', { name: 'Choose a file' })
const choose = (content: BlobPart) => chooseFile(main.element(), content, 'vat.pdf', 'application/pdf')

test('a file is sent as it is, with what it is', async () => {
  const { requests } = await openScreen('documents', { scenarios: { listBusinessDocuments: 'nothing' } })
  await main.getByRole('combobox', { name: 'Kind of document' }).selectOptions('VAT certificate')
  choose('%PDF-1.7')
  await expect.element(main.getByText('The document is uploaded.')).toHaveFocus()
  const [upload] = requests('uploadBusinessDocument')
  expect(upload?.headers.get('Content-Type')).toBe('application/octet-stream')
  expect(upload?.url.pathname).toMatch(/\/business-documents\/[0-9a-f-]{36}$/)
  expect(upload?.url.searchParams.get('kind')).toBe('vat_certificate')
  await expect.poll(() => requests('listBusinessDocuments').length).toBeGreaterThan(1)
})

test('a file whose upload was broken off is kept, and sent again as the same document', async () => {
  const { requests, disconnect, respond } = await openScreen('documents')
  disconnect('uploadBusinessDocument')
  await expect.element(upload).toBeVisible()
  choose('%PDF-1.7')
  await expect.element(main.getByText(/vat\.pdf.* is not uploaded\./)).toBeVisible()
  await expect.element(main.getByText(/^Network error/)).toBeVisible()
  respond('uploadBusinessDocument', 'all_green')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('The document is uploaded.')).toHaveFocus()
  await expect.element(main.getByText(/vat\.pdf.* is not uploaded\./)).not.toBeInTheDocument()
  const uploads = requests('uploadBusinessDocument')
  expect(new Set(uploads.map(({ url }) => url.href)).size).toBe(1)
  expect(uploads.at(-1)?.body).toBe('%PDF-1.7')
})

test('a kind that is corrected after a broken upload counts, for another document', async () => {
  const { requests, disconnect, respond } = await openScreen('documents')
  disconnect('uploadBusinessDocument')
  await expect.element(upload).toBeVisible()
  choose('%PDF-1.7')
  await expect.element(main.getByText(/vat\.pdf.* is not uploaded\./)).toBeVisible()
  respond('uploadBusinessDocument', 'all_green')
  await main.getByRole('combobox', { name: 'Kind of document' }).selectOptions('VAT certificate')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('The document is uploaded.')).toBeVisible()
  const uploads = requests('uploadBusinessDocument')
  expect(uploads.at(-1)?.url.searchParams.get('kind')).toBe('vat_certificate')
  expect(uploads.at(-1)?.url.pathname).not.toBe(uploads[0]?.url.pathname)
})

test('while a file is sent again, its button keeps focus and says so', async () => {
  const { disconnect, respond, hold } = await openScreen('documents')
  disconnect('uploadBusinessDocument')
  await expect.element(upload).toBeVisible()
  choose('%PDF-1.7')
  const again = main.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  respond('uploadBusinessDocument', 'all_green')
  const letThrough = hold('uploadBusinessDocument')
  await again.click()
  await expect.element(main.getByRole('alert').getByRole('button', { name: 'Uploading…' })).toHaveFocus()
  letThrough()
  await expect.element(main.getByText('The document is uploaded.')).toHaveFocus()
})

test('a file that is refused for what it is, is not offered to be sent again', async () => {
  await openScreen('documents', {
    scenarios: { uploadBusinessDocument: 'business_document_type_unsupported' },
  })
  await expect.element(upload).toBeVisible()
  choose('GIF89a')
  await expect.element(main.getByText(/vat\.pdf.* is not uploaded\./)).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a file that is too large is not sent', async () => {
  const { requests } = await openScreen('documents')
  await expect.element(upload).toBeVisible()
  choose(new Uint8Array(MAX_BUSINESS_DOCUMENT_BYTES + 1))
  await expect.element(main.getByText('The file is larger than 10 MB. Choose a smaller one.')).toBeVisible()
  expect(requests('uploadBusinessDocument')).toEqual([])
})

test('a document is deleted once that is confirmed', async () => {
  const { requests } = await openScreen('documents')
  await main.getByRole('button', { name: /^Delete: VAT certificate/ }).click()
  expect(requests('deleteBusinessDocument')).toEqual([])
  await page
    .getByRole('dialog', { name: 'Delete “VAT certificate”?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect.element(main.getByText('The document is deleted.')).toHaveFocus()
})

test('a viewer downloads, and is offered neither to upload nor to delete', async () => {
  const { requests } = await openScreen('documents', { scenarios: { getMe: 'as_viewer' } })
  await main.getByRole('button', { name: /^Download: VAT certificate/ }).click()
  await expect.poll(() => requests('downloadBusinessDocument')).toHaveLength(1)
  await expect.element(upload).not.toBeInTheDocument()
  await expect.element(main.getByRole('button', { name: /^Delete: VAT/ })).not.toBeInTheDocument()
})

const answer = main.getByRole('button', { name: 'Upload: VAT certificate' })

test('what our staff ask for stands on top, and is uploaded as what they ask for', async () => {
  const { requests, respond } = await openScreen('documents', {
    scenarios: { listBusinessDocuments: 'document_requested' },
  })
  await expect.element(main.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Documents we need from you')
  const row = main
    .getByRole('listitem')
    .filter({ hasText: /VAT certificate.*Needed by \d+ \w+ \d{4}.*The one of this year/ })
  await expect.element(row).toBeVisible()
  await expect.element(answer).toBeVisible()
  respond('listBusinessDocuments', 'document_provided')
  choose('%PDF-1.7')
  await expect.element(main.getByText('Thank you. The document has arrived, and we look at it.')).toHaveFocus()
  expect(requests('uploadBusinessDocument')[0]?.url.searchParams.get('kind')).toBe('vat_certificate')
  await expect.element(main.getByText('We are looking at it. There is nothing more to do for now.')).toBeVisible()
  await expect.element(answer).not.toBeInTheDocument()
})

test('what is asked for and late says so', async () => {
  const { respond, renderAgain } = await openScreen('documents')
  const request = { documentRequestId: crypto.randomUUID(), kind: 'other', dueOn: '2020-01-01', state: 'open' }
  const requests = [{ ...request, createdAt: '2019-12-18T09:00:00.000Z' }]
  respond('listBusinessDocuments', 'nothing', { items: [], nextCursor: null, max: 20, requests })
  await renderAgain()
  await expect.element(main.getByRole('listitem').filter({ hasText: /Another document\s*Late/ })).toBeVisible()
})

test('a viewer reads what is asked for, and that an owner can upload it', async () => {
  await openScreen('documents', {
    scenarios: { getMe: 'as_viewer', listBusinessDocuments: 'document_requested' },
  })
  await expect.element(main.getByText('An owner of the business can upload it.')).toBeVisible()
  await expect.element(answer).not.toBeInTheDocument()
})

test('where nothing is asked for, nothing is said about it', async () => {
  await openScreen('documents')
  await expect.element(upload).toBeVisible()
  await expect.element(main.getByText('Documents we need from you')).not.toBeInTheDocument()
})
