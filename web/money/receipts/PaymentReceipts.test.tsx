import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseFile } from '#web/testing/choose-file.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const section = page.getByRole('region', { name: 'Receipts and invoices' })
const attach = section.getByRole('button', { name: 'Attach a file' })
const choose = (content: BlobPart) => chooseFile(section.element(), content, 'invoice.pdf', 'application/pdf')

test('an invoice is attached to a bill payment, and its list is read again', async () => {
  const { requests } = await openScreen('billPayment', { scenarios: { listPaymentReceipts: 'nothing' } })
  await expect.element(attach).toBeVisible()
  choose('%PDF-1.7')
  await expect.poll(() => requests('uploadPaymentReceipt')).toHaveLength(1)
  const [upload] = requests('uploadPaymentReceipt')
  expect(upload?.url.pathname).toMatch(/^\/api\/v1\/payments\/[0-9a-f-]{36}\/receipts\/[0-9a-f-]{36}$/)
  await expect.poll(() => requests('listPaymentReceipts').length).toBeGreaterThan(1)
  expect(requests('uploadReceipt')).toEqual([])
})

test.each([
  ['receipt_type_unsupported', 'Choose an image or a PDF. The content of this file is neither.'],
  ['receipt_too_large', 'The file is larger than 10 MB'],
  ['receipt_limit_reached', 'There is room for 5 files here. Delete one that you no longer need.'],
])('%s is told in a sentence, and the files stay', async (scenario, sentence) => {
  const { respond } = await openScreen('billPayment')
  respond('uploadPaymentReceipt', scenario)
  await expect.element(attach).toBeVisible()
  choose('%PDF-1.7')
  await expect.element(section.getByText(sentence)).toBeVisible()
  await expect.element(section.getByRole('button', { name: /^Download: PDF/ })).toBeVisible()
})

test('before they confirm, people attach an invoice to each bill of the order', async () => {
  await openScreen('billReview', { scenarios: { listPaymentReceipts: 'nothing' } })
  for (const account of ['3000000001', '3000000004']) {
    const bill = section.getByRole('region', { name: new RegExp(account) })
    await expect.element(bill.getByRole('button', { name: 'Attach a file' })).toBeVisible()
  }
})

test('approvers download the invoice before they decide, and are offered no change of it', async () => {
  const { requests } = await openScreen('approval', { scenarios: { getMe: 'as_viewer' } })
  await section.getByRole('button', { name: /^Download: PDF/ }).click()
  await expect.poll(() => requests('downloadPaymentReceipt')).toHaveLength(1)
  await expect.element(attach).not.toBeInTheDocument()
  await expect.element(section.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
})
