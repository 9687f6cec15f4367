import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const months = main.getByRole('listitem')
const from = main.getByLabelText('From')
const to = main.getByLabelText('To')
const format = main.getByRole('combobox', { name: 'Format of statements' })
const downloadPeriod = main.getByRole('button', { name: 'Download PDF', exact: true })

const NAMES = { pdf: 'PDF', xlsx: 'XLSX', csv: 'CSV', camt053: 'CAMT.053', mt940: 'MT940' }

/** Records the names of the files that are saved. */
function savedFiles(): string[] {
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return names
}

test('a month is downloaded in each format, in the language of the screen or the chosen one', async () => {
  const files = savedFiles()
  const { requests } = await openScreen('statements')
  const january = months.filter({ hasText: 'January 2026' })
  const figures = /Closed.*2,400\.00\sSAR.*\+2,600\.00\sSAR.*\u2212200\.00\sSAR.*2/
  await expect.element(january.filter({ hasText: figures })).toBeVisible()
  await january.getByRole('button', { name: 'Download PDF January 2026' }).click()
  await expect.element(main.getByText('The file is saved.')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: '7K3Q-9XWD-4MHT' }))
    .toHaveAttribute('href', '/verify/7K3Q-9XWD-4MHT')
  expect(requests('createStatement').at(-1)?.body).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  await main.getByRole('combobox', { name: 'Language of the files' }).selectOptions('Arabic')
  for (const [index, [value, name]] of Object.entries(NAMES).entries()) {
    await format.selectOptions(value)
    await january.getByRole('button', { name: `Download ${name} January 2026` }).click()
    await expect.poll(() => files.length).toBeGreaterThan(index + 1)
  }
  const name = 'plink-statement-2026-01-01-2026-01-05-7K3Q-9XWD-4MHT'
  expect(files).toEqual(['pdf', 'pdf', 'xlsx', 'csv', 'xml', 'sta'].map(ending => `${name}.${ending}`))
  expect(requests('getIssuedDocumentPdf').map(({ url }) => url.searchParams.get('locale'))).toEqual(['en', 'ar'])
  expect(requests('getStatementXlsx')[0]?.url.searchParams.get('locale')).toBe('ar')
  expect(requests('getStatementCsv')[0]?.url.searchParams.get('locale')).toBe('ar')
})

test('the format is remembered', async () => {
  const { renderAgain } = await openScreen('statements')
  await expect.element(main.getByRole('button', { name: 'Download PDF January 2026' })).toBeVisible()
  await format.selectOptions('mt940')
  await renderAgain()
  await expect.element(main.getByRole('button', { name: 'Download MT940 January 2026' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Download MT940', exact: true })).toBeVisible()
})

test('the account stands in the address', async () => {
  const files = savedFiles()
  const { requests } = await openScreen('statements')
  await main.getByRole('combobox', { name: 'Account' }).selectOptions('Salaries')
  await expect.poll(() => location.search).toBe('?subWallet=482913650127')
  const subWalletOfRequest = () => requests('listStatements').at(-1)?.url.searchParams.get('subWallet')
  await expect.poll(subWalletOfRequest).toBe('482913650127')
  await format.selectOptions('csv')
  await main.getByRole('button', { name: 'Download CSV January 2026' }).click()
  // Waits, because the next test would see a file that is saved later.
  await expect.poll(() => files).toHaveLength(1)
  expect(requests('createStatement').at(-1)?.body).toMatchObject({ subWallet: '482913650127' })
})

test('another period is checked before it is asked for', async () => {
  const files = savedFiles()
  const { requests, respond } = await openScreen('statements')
  const alert = (text: string) => main.getByText(text, { exact: true }).last()
  await from.fill('2026-02-10')
  await to.fill('2026-02-01')
  await downloadPeriod.click()
  await expect.element(alert('This is before the first day')).toBeVisible()
  await from.fill('2025-12-31')
  await expect.element(alert('The account was opened later')).toBeVisible()
  await from.fill('2026-01-03')
  await to.fill('2026-12-03')
  await expect.element(alert('This day is in the future')).toBeVisible()
  expect(requests('createStatement')).toEqual([])
  await to.fill('2026-02-03')
  respond('createStatement', 'statement_period_invalid')
  await downloadPeriod.click()
  await expect.element(main.getByText('There is no statement for this period. Please choose other days.')).toBeVisible()
  respond('createStatement', 'all_green')
  await format.selectOptions('CAMT.053, for accounting programs')
  await main.getByRole('button', { name: 'Download CAMT.053', exact: true }).click()
  await expect.poll(() => files).toEqual([expect.stringMatching(/\.xml$/)])
  expect(requests('createStatement').at(-1)?.body).toEqual({ from: '2026-01-03', to: '2026-02-03' })
})

test('letters are downloaded, and what went wrong stands beside them', async () => {
  const files = savedFiles()
  const { respond } = await openScreen('statements')
  await main.getByRole('button', { name: 'Download PDF Balance certificate' }).click()
  await expect.poll(() => files).toEqual(['plink-balance-certificate-7K3Q-9XWD-4MHT.pdf'])
  respond('createIbanLetter', 'iban_not_open')
  await main.getByRole('button', { name: 'Download PDF IBAN letter' }).click()
  await expect.element(main.getByText('Your IBAN is being opened. Please try again in a few minutes.')).toBeVisible()
  expect(files).toHaveLength(1)
})
