import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const rows = page.getByRole('textbox', { name: 'Or paste the rows from your spreadsheet' })
const check = page.getByRole('button', { name: 'Check the rows' })
const CSV = 'iban,amount,purpose\nSA5580608010000000000003,1,personal\n'

test('a file is sent as soon as it is chosen, with its name, and leads to its rows', async () => {
  const { requests } = await openScreen('transferFile')
  await userEvent.upload(page.getByLabelText('Choose a file'), new File([CSV], 'salaries.csv', { type: 'text/csv' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'salaries.csv' })).toBeVisible()
  expect(requests('createTransferBatch').map(({ body }) => body)).toEqual([{ csv: CSV, fileName: 'salaries.csv' }])
})

test('a sub-wallet whose page led here pays for the file', async () => {
  const { requests } = await openScreen('transferFile', { path: '/app/services/transfer/file?subWallet=482913650127' })
  await expect.element(page.getByRole('link', { name: 'Show the main wallet' })).toBeVisible()
  await rows.fill(CSV)
  await check.click()
  await expect.poll(() => requests('createTransferBatch')[0]?.body).toEqual({ csv: CSV, subWallet: '482913650127' })
})

test('wrong rows are named, and what was pasted stays', async () => {
  const { respond } = await openScreen('transferFile')
  respond('createTransferBatch', 'transfer_rows_invalid')
  await rows.fill(CSV)
  await check.click()
  const alert = page.getByRole('alert').filter({ hasText: '2 things are wrong' })
  await expect.element(alert.getByRole('listitem').first()).toHaveTextContent('Row 2: Amount cannot be read')
  await expect.element(alert.getByRole('listitem').nth(1)).toHaveTextContent('Row 3: IBAN is not that of a beneficiary')
  await expect.element(rows).toHaveValue(CSV)
  respond('createTransferBatch', 'all_green')
  await check.click()
  await expect.element(page.getByRole('definition').filter({ hasText: '300.00 SAR' })).toBeVisible()
})

test('a workbook or a file that is too large is refused at the field', async () => {
  const { respond, requests } = await openScreen('transferFile')
  await userEvent.upload(page.getByLabelText('Choose a file'), new File(['x'.repeat(200_001)], 'large.csv'))
  await expect
    .element(page.getByText('This is too large for 500 rows. Check that it is the right file.').first())
    .toBeVisible()
  expect(requests('createTransferBatch')).toEqual([])
  respond('createTransferBatch', 'transfer_file_invalid')
  await userEvent.upload(page.getByLabelText('Choose a file'), new File(['PK'], 'salaries.xlsx'))
  await expect.element(page.getByText(/A workbook must be saved as CSV first\./).first()).toBeVisible()
})

test('a batch that was sent is prepared again on purpose only', async () => {
  const { requests } = await openScreen('transferBatch', { scenarios: { getTransferBatch: 'sent' } })
  await page.getByRole('button', { name: 'Send the same rows again' }).click()
  expect(requests('createTransferBatch')).toEqual([])
  await page.getByRole('button', { name: 'Prepare them again' }).click()
  await expect.poll(() => requests('createTransferBatch').length).toBe(1)
  expect(requests('createTransferBatch')[0]?.body).toMatchObject({
    csv: 'iban,amount,purpose,note\nSA5580608010000000000003,200.00,payroll_benefits,"January"\nSA5580608010000000000003,100.00,expenses_services,""',
    repeatOf: expect.any(String),
  })
})

test.each([
  ['en', 'Payments', 'Total', '300.00 SAR'],
  ['ar', 'عدد الدفعات', 'المجموع', '300.00 ر.س'],
] as const)(
  'the number of payments and their sum stand in large figures before the code is asked for, in %s',
  async (locale, ...texts) => {
    const { requests } = await openScreen('transferBatch', { locale })
    const [payments, sum, amount] = texts
    for (const [name, figure] of [
      [payments, '2'],
      [sum, amount],
    ] as const) {
      const term = page.getByRole('term').filter({ hasText: name })
      await expect.element(term).toBeVisible()
      const definition = term.element().nextElementSibling!
      expect(definition.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(figure)
      const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
      expect(fontSize(definition)).toBeGreaterThanOrEqual(1.5 * fontSize(document.body))
    }
    expect(requests('sendTransferBatchCode')).toEqual([])
  },
)

test('a damaged table is refused with its row and column', async () => {
  const { respond } = await openScreen('transferFile')
  respond('createTransferBatch', 'transfer_table_damaged')
  const damaged = 'iban,purpose,amount\nSA5580608010000000000003,personal,1,200.50\n'
  await rows.fill(damaged)
  await check.click()
  await expect
    .element(page.getByText(/^Row 2, column D: The row has more or fewer cells than the first one\./).first())
    .toBeVisible()
  await expect.element(rows).toHaveValue(damaged)
})

test.each([
  ['another owner', 'all_green'],
  ['a viewer', 'as_viewer'],
] as const)('the draft of somebody else is nothing that %s confirms or discards', async (_who, me) => {
  const server = await openScreen('transferBatch', { held: ['getMe'] })
  server.respond('getMe', me, { userId: '0198f3c2-0000-7000-8000-000000000001' })
  server.letThrough('getMe')
  await expect.element(page.getByRole('heading', { name: 'Rows' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm with a code' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
  const notice = page.getByText('Somebody else uploaded this file.', { exact: false })
  if (me === 'all_green') await expect.element(notice).toBeVisible()
  else await expect.element(notice).not.toBeInTheDocument()
})
