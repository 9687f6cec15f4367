import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const rows = page.getByRole('textbox', { name: 'Or paste the rows from your spreadsheet' })
const check = page.getByRole('button', { name: 'Check the rows' })
const CSV = 'iban,amount,purpose\nSA5580608010000000000003,1,personal\n'

/** The rows of the examples, as they are sent once they are right. */
const RIGHT = 'iban,amount,purpose,note\r\n"SA5580608010000000000003","200.00","payroll_benefits","January"'
const sentFile = (body: unknown) => atob(String((body as { content: string }).content))

test('a file is read as soon as it is chosen, and leads to its rows', async () => {
  const { requests } = await openScreen('transferFile')
  await userEvent.upload(page.getByLabelText('Choose a file'), new File([CSV], 'salaries.csv', { type: 'text/csv' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'salaries.csv' })).toBeVisible()
  expect(requests('readTransferFile').map(({ body }) => sentFile(body))).toEqual([CSV])
  expect(requests('createTransferBatch').map(({ body }) => body)).toEqual([{ csv: RIGHT, fileName: 'salaries.csv' }])
})

test('a sub-wallet whose page led here pays for the file', async () => {
  const { requests } = await openScreen('transferFile', { path: '/app/services/transfer/file?subWallet=482913650127' })
  await expect.element(page.getByRole('link', { name: 'Show the main wallet' })).toBeVisible()
  await rows.fill(CSV)
  await check.click()
  await expect.poll(() => requests('createTransferBatch')[0]?.body).toEqual({ csv: RIGHT, subWallet: '482913650127' })
})

test('wrong rows are corrected in place, all others stay, and nothing is lost on the way', async () => {
  const { requests, respond } = await openScreen('transferFile')
  respond('readTransferFile', 'rows_to_correct')
  await rows.fill(CSV)
  await check.click()
  await expect
    .element(page.getByRole('alert').getByText('2 of 2 rows need a correction.', { exact: false }))
    .toBeVisible()
  expect(requests('createTransferBatch')).toEqual([])
  const second = page.getByRole('listitem').filter({ hasText: 'Row 2' })
  const third = page.getByRole('listitem').filter({ hasText: 'Row 3' })
  await expect.element(second.getByLabelText('Amount')).toHaveValue('many')
  await expect
    .element(second.getByLabelText('Amount'))
    .toHaveAccessibleDescription('Enter an amount above zero in digits, with at most two decimals')
  await expect
    .element(third.getByLabelText('IBAN'))
    .toHaveAccessibleDescription('This is not the IBAN of a beneficiary')
  await second.getByLabelText('Amount').fill('1,200.50')
  await expect.element(second.getByLabelText('Amount')).not.toHaveAccessibleDescription()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => requests('readTransferFile').length).toBe(2)
  expect(sentFile(requests('readTransferFile')[1]?.body)).toBe(
    'iban,amount,purpose,note\r\n"SA5580608010000000000003","1,200.50","payroll_benefits",""\r\n"SA8280608010000000000002","100.00","personal",""',
  )
  await expect
    .element(third.getByLabelText('IBAN'))
    .toHaveAccessibleDescription('This is not the IBAN of a beneficiary')
  await third.getByRole('button', { name: 'Leave out row 3' }).click()
  await expect.element(third).not.toBeInTheDocument()
  respond('readTransferFile', 'all_green')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => requests('createTransferBatch').map(({ body }) => body))
    .toEqual([{ csv: 'iban,amount,purpose,note\r\n"SA5580608010000000000003","1,200.50","payroll_benefits",""' }])
})

test('a reload keeps what was corrected, and what was pasted', async () => {
  const { respond, renderAgain, requests } = await openScreen('transferFile')
  respond('readTransferFile', 'rows_to_correct')
  await userEvent.upload(page.getByLabelText('Choose a file'), new File([CSV], 'salaries.csv'))
  const second = page.getByRole('listitem').filter({ hasText: 'Row 2' })
  await second.getByLabelText('Amount').fill('1,200.50')
  window.dispatchEvent(new Event('pagehide'))
  await renderAgain()
  const corrected =
    'iban,amount,purpose,note\n"SA5580608010000000000003","1,200.50","payroll_benefits",""\n"SA8280608010000000000002","100.00","personal",""'
  await expect.element(rows).toHaveValue(corrected)
  respond('readTransferFile', 'all_green')
  await check.click()
  await expect.poll(() => requests('createTransferBatch')[0]?.body).toMatchObject({ fileName: 'salaries.csv' })
})

test('the rows of a template that are not filled in are left out together', async () => {
  const server = await openScreen('transferFile')
  const unfilled = [2, 3, 4].map(line => ({
    line,
    iban: 'SA5580608010000000000003',
    amount: line === 3 ? '5' : '',
    purpose: line === 3 ? 'personal' : '',
    note: '',
  }))
  const problems = [2, 4].flatMap(line => ['amount', 'purpose'].map(column => ({ line, column, problem: 'missing' })))
  server.respond('readTransferFile', 'all_green', { rows: unfilled, problems })
  await rows.fill(CSV)
  await check.click()
  await page.getByRole('button', { name: 'Leave out 2 rows without an amount' }).click()
  server.respond('readTransferFile', 'all_green')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect
    .poll(() => server.requests('createTransferBatch').map(({ body }) => body))
    .toEqual([{ csv: 'iban,amount,purpose,note\r\n\r\n"SA5580608010000000000003","5","personal",""' }])
})

test('a file that cannot be used is refused at the field, with its place', async () => {
  const { respond, requests } = await openScreen('transferFile')
  await userEvent.upload(page.getByLabelText('Choose a file'), new File(['x'.repeat(1_000_001)], 'large.csv'))
  await expect
    .element(page.getByText('This is too large for 1,000 rows. Check that it is the right file.').first())
    .toBeVisible()
  expect(requests('readTransferFile')).toEqual([])
  respond('readTransferFile', 'transfer_file_invalid', { reason: 'formula', cell: { row: 5, column: 'B' } })
  await userEvent.upload(page.getByLabelText('Choose a file'), new File(['PK'], 'salaries.xlsx'))
  await expect
    .element(
      page.getByText('Row 5, column B: The cell holds a formula. Copy the column, and paste it as values.').first(),
    )
    .toBeVisible()
})

test('the template is a workbook', async () => {
  const { requests } = await openScreen('transferFile', { locale: 'ar' })
  await page.getByRole('button', { name: 'تنزيل القالب' }).click()
  await expect.poll(() => requests('getTransferFileTemplate')[0]?.url.searchParams.get('locale')).toBe('ar')
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
      expect(definition.textContent?.replaceAll(/[\u2066-\u2069]/g, '').replace('\u00a0', ' ')).toBe(figure)
      const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
      expect(fontSize(definition)).toBeGreaterThanOrEqual(1.5 * fontSize(document.body))
    }
    expect(requests('sendTransferBatchCode')).toEqual([])
  },
)

test('a damaged table is refused with its row and column', async () => {
  const { respond } = await openScreen('transferFile')
  respond('readTransferFile', 'transfer_file_invalid', { reason: 'cell_count', cell: { row: 2, column: 'D' } })
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

test('a confirmed file is shown as such at once, however long its page takes', async () => {
  const { hold } = await openScreen('transferBatchCode')
  await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
  hold('getTransferBatch')
  await userEvent.keyboard(ANY_CODE)
  await expect.element(page.getByText('Being sent', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm with a code' })).not.toBeInTheDocument()
})
