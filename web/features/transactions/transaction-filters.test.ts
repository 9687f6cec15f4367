import { expect, test } from 'vitest'
import { countFilters, listParams, NO_FILTERS, readFilters } from './transaction-filters.ts'

const read = (address: string) => readFilters(new URLSearchParams(address))

test('an address names filters', () => {
  const categoryId = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
  const filters = read(
    `status=failed&type=local_pos&categoryId=${categoryId}&receipt=none&q=Panda&from=2026-01-01&to=2026-01-31`,
  )
  const chosen = { status: 'failed', type: 'local_pos', categoryId, receipt: 'none', q: 'Panda' }
  expect(filters).toEqual({ ...chosen, from: '2026-01-01', to: '2026-01-31' })
  expect(countFilters(filters)).toBe(7)
})

test.each([
  'status=lost&type=toString',
  'from=2026-02-30&to=yesterday',
  'from=1999-01-01',
  'categoryId=rent&category=some&receipt=any',
  'q=%20%20',
  'q=%00',
  'subWallet=1&cursor=%C3%A4',
])('what makes no sense is left out: %s', address => {
  expect(read(address)).toEqual(NO_FILTERS)
  expect(listParams(new URLSearchParams(address))).toEqual({})
})

test('no category is a choice of its own', () => {
  expect(read('category=none').categoryId).toBe('none')
  expect(listParams(new URLSearchParams('category=none&receipt=none'))).toEqual({ category: 'none', receipt: 'none' })
})

test('a search is cut where the contract ends, and keeps no control characters', () => {
  expect(read(`q=${'x'.repeat(120)}`).q).toHaveLength(100)
  expect(read('q=Panda%09Market').q).toBe('Panda Market')
})

test('days in the wrong order are turned', () => {
  expect(read('from=2026-01-31&to=2026-01-01')).toMatchObject({ from: '2026-01-01', to: '2026-01-31' })
})

test('the server is asked for the page of the sub-wallet too', () => {
  const address = new URLSearchParams('q=Panda&subWallet=482913650127&cursor=eyJ.x&reference=PLK8Q3M7X2K9D4TA')
  expect(listParams(address)).toEqual({ q: 'Panda', subWallet: '482913650127', cursor: 'eyJ.x' })
})
