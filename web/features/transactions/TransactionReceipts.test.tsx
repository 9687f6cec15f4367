import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MAX_RECEIPT_BYTES } from '#domain/money/annotations.ts'
import { chooseFile } from '#web/testing/choose-file.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const section = page.getByRole('region', { name: 'Receipts and invoices' })
const attach = section.getByRole('button', { name: 'Attach a file' })
const choose = (content: BlobPart) => chooseFile(section.element(), content, 'receipt.pdf', 'application/pdf')

test('a file is sent as it is, and is in the list then', async () => {
  const { requests } = await openScreen('transaction', { scenarios: { listReceipts: 'nothing' } })
  await expect.element(attach).toBeVisible()
  choose('%PDF-1.7')
  await expect.poll(() => requests('uploadReceipt')).toHaveLength(1)
  const [upload] = requests('uploadReceipt')
  expect(upload?.headers.get('Content-Type')).toBe('application/octet-stream')
  expect(upload?.url.pathname).toMatch(/\/receipts\/[0-9a-f-]{36}$/)
  await expect.poll(() => requests('listReceipts').length).toBeGreaterThan(1)
})

test('a file whose upload was broken off is kept, and sent again as the same receipt', async () => {
  const { requests, disconnect, respond } = await openScreen('transaction')
  disconnect('uploadReceipt')
  await expect.element(attach).toBeVisible()
  choose('%PDF-1.7')
  await expect.element(section.getByText(/receipt\.pdf.* is not uploaded\./)).toBeVisible()
  respond('uploadReceipt', 'all_green')
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect.element(section.getByText(/receipt\.pdf.* is not uploaded\./)).not.toBeInTheDocument()
  expect(new Set(requests('uploadReceipt').map(({ url }) => url.href)).size).toBe(1)
})

test('a file that is too large is not sent', async () => {
  const { requests } = await openScreen('transaction')
  await expect.element(attach).toBeVisible()
  choose(new Uint8Array(MAX_RECEIPT_BYTES + 1))
  await expect.element(section.getByText('The file is larger than 10 MB. Choose a smaller one.')).toBeVisible()
  expect(requests('uploadReceipt')).toEqual([])
})

test('a receipt is deleted once that is confirmed', async () => {
  const { requests } = await openScreen('transaction')
  await section.getByRole('button', { name: /^Delete: PDF/ }).click()
  expect(requests('deleteReceipt')).toEqual([])
  await page
    .getByRole('dialog', { name: 'Delete this file?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect.element(section.getByText('The file is deleted.')).toHaveFocus()
})
