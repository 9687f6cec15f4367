import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')

test('what was issued is downloaded again, and no other document is issued', async () => {
  const { requests } = await openScreen('documents')
  await main.getByRole('button', { name: /^Download PDF: Statement/ }).click()
  await expect.element(main.getByText('The file is saved.')).toBeVisible()
  expect(requests('getIssuedDocumentPdf')).toHaveLength(1)
  expect(requests('createStatement')).toEqual([])
})

test('a customer without documents is led to them, and sees what was accepted', async () => {
  await openScreen('documents', {
    scenarios: { listIssuedDocuments: 'documents_empty', getRegistration: 'terms_accepted' },
  })
  await expect.element(main.getByText('None yet.')).toBeVisible()
  await expect.element(main.getByText('Version 2026-01')).toBeVisible()
  await main.getByRole('link', { name: 'Get a statement, a certificate or an IBAN letter' }).click()
  await expect.element(page.getByRole('heading', { name: 'Statements', level: 1 })).toBeVisible()
})

test('documents that fail to load are reported, and can be retried', async () => {
  const { respond } = await openScreen('documents', { scenarios: { listIssuedDocuments: 'service_unavailable' } })
  await expect.element(main.getByRole('alert')).toBeVisible()
  respond('listIssuedDocuments', 'all_green')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByRole('button', { name: /^Download PDF: Statement/ })).toBeVisible()
})

test('a list that is refused is asked for once by the page and once by its part, and no more', async () => {
  const { requests } = await openScreen('documents', { scenarios: { listBusinessDocuments: 'rate_limited' } })
  await expect.element(main.getByRole('alert')).toBeVisible()
  expect(requests('listBusinessDocuments')).toHaveLength(2)
})
