import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const row = main.getByRole('listitem').first()
const dialog = page.getByRole('dialog')
const reason = dialog.getByRole('textbox', { name: 'Reason' })

const choose = (content: string) =>
  main.getByLabelText('Upload a file').upload(new File([content], 'cards.csv', { type: 'text/csv' }))

test('uploads a file, tells what came of it, and loads what shows it', async () => {
  const { respond, requests } = await openScreen('adminReconciliation', {
    scenarios: { listReconciliationDifferences: 'nothing' },
  })
  await expect.element(main.getByText('No difference is open')).toBeVisible()
  respond('listReconciliationDifferences', 'all_green')
  await choose('the report')
  await expect.element(main.getByText('Card provider, 4 Jan 2026: imported. 1 difference is open.')).toBeVisible()
  await expect.element(row.getByRole('heading', { name: 'Not in our books' })).toBeVisible()
  expect(requests('importReconciliationFile').map(({ body }) => body)).toEqual([{ content: 'the report' }])
})

test.each([
  ['no_files', 'Nothing has been compared yet', 'Upload the file of a day.'],
  ['all_green', 'No difference is open', 'Without a file, our books have not been compared with: Bank.'],
])('without a file nothing is said to agree: %s', async (scenario, title, text) => {
  await openScreen('adminReconciliation', {
    scenarios: { listReconciliationDifferences: 'nothing', getReconciliation: scenario },
  })
  await expect.element(main.getByText(title)).toBeVisible()
  await expect.element(main.getByText(text, { exact: false })).toBeVisible()
  await expect.element(main.getByText('Not compared yet').first()).toBeVisible()
  await expect.element(main.getByText('The imported files agree with our books.')).not.toBeInTheDocument()
})

test('with a file of each source, books and files are said to agree', async () => {
  const server = await openScreen('adminReconciliation', {
    scenarios: { listReconciliationDifferences: 'nothing' },
    held: ['getReconciliation'],
  })
  const nothing = { count: 0, total: 0 }
  const sources = ['bank', 'cards'].map(source => ({
    source,
    lastDay: '2026-01-04',
    awaiting: nothing,
    differences: nothing,
  }))
  server.respond('getReconciliation', 'all_green', { sources })
  server.letThrough('getReconciliation')
  await expect.element(main.getByText('The imported files agree with our books.')).toBeVisible()
  await expect.element(main.getByText('Not compared yet')).not.toBeInTheDocument()
})

test.each([
  ['line_invalid', 'A line of the file cannot be read. Row 2, column C.'],
  ['other_account', 'This is the statement of another account.'],
  ['not_readable', 'This is neither a CAMT.053 statement nor a report of the card provider.'],
  ['file_imported', 'This file has already been imported.'],
  ['day_imported', 'Another file of this day has already been imported.'],
  ['payload_too_large', 'The file is too large. The maximum is 16 MB.'],
])('says why a file is refused, which can be chosen again: %s', async (scenario, text) => {
  const { respond, requests } = await openScreen('adminReconciliation')
  respond('importReconciliationFile', scenario)
  await choose('wrong')
  await expect.element(main.getByText(text)).toBeVisible()
  await choose('wrong')
  await expect.poll(() => requests('importReconciliationFile')).toHaveLength(2)
})

test('asks for a resolution, which waits for a second person', async () => {
  const { respond, requests } = await openScreen('adminReconciliation')
  await row.getByRole('button', { name: /^Post to suspense/ }).click()
  await expect.element(dialog.getByText(/The other side is money that no customer owns yet/)).toBeVisible()
  const toPost = () => dialog.getByText('To post').element().nextElementSibling?.textContent
  await expect.poll(toPost).toMatch(/\d+\.\d\d\sSAR/)
  await expect.element(dialog.getByText(/^Card provider · Card payment · /)).toBeVisible()
  await reason.fill('The provider sent it for another merchant')
  respond('listReconciliationDifferences', 'requested')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(main.getByText('Another administrator now has to decide.')).toBeVisible()
  await expect.element(row.getByText(/Omar.? has asked for a resolution/)).toBeVisible()
  expect(row.getByRole('button').query()).toBeNull()
  expect(requests('requestDifferenceResolution').map(({ body }) => body)).toEqual([
    { resolution: 'suspense', reason: 'The provider sent it for another merchant' },
  ])
})

test('lets a viewer look', async () => {
  await openScreen('adminReconciliation', { stored: { administrator: true, viewer: true } })
  await expect.element(row.getByRole('heading', { name: 'Not in our books' })).toBeVisible()
  expect(main.getByRole('button').query()).toBeNull()
})
