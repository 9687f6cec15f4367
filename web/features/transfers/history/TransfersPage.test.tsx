import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { paths } from '#web/paths.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { toBeneficiary } from '#web/testing/to-beneficiary.ts'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const state = page.getByRole('combobox', { name: 'State' })
const list = page.getByRole('region', { name: 'Your transfers, newest first' })
const ended = {
  scheduleId: ANY_ID,
  state: 'ended',
  destination: { kind: 'customer', name: 'Sa*** E*** Services' },
  amount: { amount: 200_00, currency: 'SAR' },
  startsOn: '2026-01-04',
  repeats: 'once',
  upcoming: [],
}

test('the list is filtered by state in the address, and leads to a transfer', async () => {
  const { respond, requests } = await openScreen('transfers')
  await expect
    .element(list.getByRole('link').filter({ hasText: /Sa\*\*\* E\*\*\* Services\s*200\.00\sSAR.*Paid/ }))
    .toBeVisible()
  respond('listTransfers', 'wallet_empty')
  await state.selectOptions('Returned')
  await expect.element(main.getByText('No transfers in this state')).toBeVisible()
  expect(location.search).toBe('?state=returned')
  expect(requests('listTransfers').at(-1)?.url.searchParams.get('state')).toBe('returned')
  respond('listTransfers', 'all_green')
  history.back()
  await list.getByRole('link').click()
  await expect.poll(() => location.pathname).toBe(`/app/services/transfer/${ANY_ID}`)
})

const search = page.getByRole('searchbox', { name: 'Search transfers' })

test('a search is in the address, keeps the state, and can be undone', async () => {
  const { respond, requests } = await openScreen('transfers', { path: `${paths.transfers}?state=paid&cursor=older` })
  await expect.element(list.getByRole('link')).toBeVisible()
  respond('listTransfers', 'no_match')
  await search.fill('  plk8q3m7 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(main.getByText('No transfers match')).toBeVisible()
  expect(location.search).toBe('?state=paid&q=plk8q3m7')
  const sent = requests('listTransfers').at(-1)?.url.searchParams
  expect(Object.fromEntries(sent ?? [])).toMatchObject({ state: 'paid', q: 'plk8q3m7' })
  respond('listTransfers', 'all_green')
  await main.getByRole('link', { name: 'See all' }).click()
  await expect.element(list.getByRole('link')).toBeVisible()
  await expect.element(search).toHaveValue('')
  expect(location.search).toBe('')
})

test('a search of an address is in the field, says what it has found, and goes on where it has stopped', async () => {
  const server = await openScreen('transfersSearched', { held: ['listTransfers'] })
  server.respond('listTransfers', 'all_green', { searchedBackTo: '2025-12-29T10:23:00.000Z', nextCursor: 'older' })
  server.letThrough('listTransfers')
  await expect.element(search).toHaveValue('PLK0000000000000')
  await expect.element(main.getByRole('status').filter({ hasText: '1 transfer, page 1' })).toBeInTheDocument()
  await expect.element(main.getByText(/^Searched back to /)).toBeVisible()
  server.respond('listTransfers', 'all_green')
  await main.getByRole('link', { name: 'Search further' }).click()
  await expect.poll(() => location.search).toBe('?q=PLK0000000000000&cursor=older')
  await expect.element(main.getByText(/^Searched back to /)).not.toBeInTheDocument()
})

test.each(['lost', 'toString'])(
  'an address with the state "%s", which no transfer has, leads to the whole list',
  async name => {
    const { requests } = await openScreen('transfers', { path: `${paths.transfers}?state=${name}` })
    await expect.element(list.getByRole('link')).toBeVisible()
    await expect.element(state).toHaveValue('')
    expect(requests('listTransfers').map(({ url }) => url.searchParams.get('state'))).not.toContain(name)
  },
)

test('says how many transfers programs have prepared, and leads to them', async () => {
  const server = await openScreen('transfers', { held: ['listTransfers'] })
  const amount = { amount: 200_00, currency: 'SAR' }
  const draft = { ...toBeneficiary, state: 'draft', amount, createdAt: '2026-01-05T09:00:00.000Z' }
  const items = [
    { ...draft, transferId: ANY_ID, apiKeyName: 'Accounting' },
    { ...draft, transferId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e90' },
  ]
  server.respond('listTransfers', 'all_green', { items })
  server.letThrough('listTransfers')
  await expect.element(main.getByText(/^A program has prepared a transfer that waits/)).toBeVisible()
  await main.getByRole('link', { name: 'See the waiting transfers' }).click()
  await expect.element(state).toHaveValue('draft')
  await expect.element(main.getByText(/^A program has prepared/)).not.toBeInTheDocument()
})

test('on a phone, an amount stands beside the payee whatever the state', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(360, 740)
  const server = await openScreen('transfers', { held: ['listTransfers'] })
  const items = ['submitted', 'draft', 'expired', 'paid'].map((state, index) => ({
    ...toBeneficiary,
    transferId: `0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9${index}`,
    state,
    amount: { amount: 12_345_67, currency: 'SAR' },
    createdAt: '2026-01-05T09:00:00.000Z',
  }))
  server.respond('listTransfers', 'all_green', { items })
  server.letThrough('listTransfers')
  await expect.element(list.getByRole('link')).toHaveLength(4)
  for (const row of list.getByRole('link').elements()) {
    const [payee, amount] = ['bdi', 'bdi[dir=ltr]'].map(part => row.querySelector(part)?.getBoundingClientRect())
    expect(amount?.top, row.textContent ?? '').toBe(payee?.top)
  }
})

test('on a phone, a row has two lines, and a long name loses its end in either direction', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(360, 740)
  const server = await openScreen('transfers', { held: ['listTransfers'] })
  const items = [
    ['مؤسسة أبناء عبدالله الراجحي للتجارة والمقاولات العامة', '0'],
    ['Riyadh Supplies & Advanced Industrial Equipment Co. Ltd.', '1'],
  ].map(([name, index]) => ({
    ...toBeneficiary,
    transferId: `0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9${index}`,
    destination: { ...toBeneficiary.destination, name },
    amount: { amount: 12_345_67, currency: 'SAR' },
    state: 'awaiting_approval',
    createdAt: '2026-01-05T09:00:00.000Z',
  }))
  server.respond('listTransfers', 'all_green', { items })
  server.letThrough('listTransfers')
  await expect.element(list.getByRole('link')).toHaveLength(2)
  for (const [place, direction] of ['rtl', 'ltr'].entries()) {
    const row = list.getByRole('link').nth(place).element()
    expect(row.getBoundingClientRect().height).toBeLessThan(90)
    const name = row.querySelector('bdi')
    if (!name) throw new Error('The row has no name.')
    expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    expect(getComputedStyle(name).direction).toBe(direction)
    expect(name.getBoundingClientRect().left).toBeLessThan(60)
  }
})

test('without transfers the list leads to the first one', async () => {
  await openScreen('transfers', { scenarios: { listTransfers: 'wallet_empty' } })
  await expect.element(main.getByText('No transfers yet')).toBeVisible()
  await main.getByRole('link', { name: 'New transfer' }).last().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transfer' })).toBeVisible()
})

test('a schedule tells when it goes next, and is cancelled after a question', async () => {
  const { respond } = await openScreen('transferSchedules')
  const row = main.getByRole('listitem').filter({ hasText: 'Sa*** E*** Services' }).first()
  await expect
    .element(row.filter({ hasText: /200\.00\sSAR\s*Active.*Every month from.*Next payment.*Last payment\s*Not yet/ }))
    .toBeVisible()
  await row.getByRole('button', { name: 'Cancel schedule: Sa*** E*** Services' }).click()
  respond('cancelTransferSchedule', 'transfer_schedule_ended')
  await dialog.getByRole('button', { name: 'Cancel schedule' }).click()
  await expect
    .element(dialog.getByText('This schedule has ended: it was cancelled, or has run for the last time.'))
    .toBeVisible()
  respond('cancelTransferSchedule', 'all_green')
  respond('listTransferSchedules', 'wallet_empty')
  await dialog.getByRole('button', { name: 'Cancel schedule' }).click()
  await expect.element(main.getByText('Nothing is scheduled')).toBeVisible()
})

test('the schedules have pages, and one that is gone leads to the first', async () => {
  const { respond, requests, letThrough } = await openScreen('transferSchedules', { held: ['listTransferSchedules'] })
  respond('listTransferSchedules', 'all_green', { nextCursor: 'older' })
  letThrough('listTransferSchedules')
  await main.getByRole('link', { name: 'Next' }).click()
  await expect.poll(() => requests('listTransferSchedules').at(-1)?.url.searchParams.get('cursor')).toBe('older')
  const path = `${paths.transferSchedules}?cursor=gone`
  await openScreen('transferSchedules', { path, scenarios: { listTransferSchedules: 'cursor_invalid' } })
  await expect.poll(() => location.search).toBe('')
})

test('a schedule that has ended meanwhile says so in the dialog, and then its row has the focus', async () => {
  const { respond, requests } = await openScreen('transferSchedules')
  await main.getByRole('button', { name: 'Cancel schedule: Sa*** E*** Services' }).click()
  respond('cancelTransferSchedule', 'transfer_schedule_ended')
  respond('listTransferSchedules', 'all_green', { items: [ended] })
  await dialog.getByRole('button', { name: 'Cancel schedule' }).click()
  await expect.element(main.getByText('Ended')).toBeInTheDocument()
  await expect
    .element(dialog.getByText('This schedule has ended: it was cancelled, or has run for the last time.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel schedule' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(main.getByRole('listitem').filter({ hasText: 'Ended' })).toHaveFocus()
  expect(requests('cancelTransferSchedule')).toHaveLength(1)
})
