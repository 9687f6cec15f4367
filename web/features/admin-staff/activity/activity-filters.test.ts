import { expect, it } from 'vitest'
import { filtersIn, searchOf } from './activity-filters.ts'

const ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'

it('reads from the URL what it wrote there', () => {
  const filters = {
    type: 'locks_ended',
    admin: ID,
    customer: ID,
    called: 'Green Palm',
    from: '2026-01-01',
    to: '2026-01-31',
  } as const
  expect(filtersIn(new URLSearchParams(searchOf(filters)))).toEqual(filters)
})

it('ignores values that are not valid', () => {
  for (const day of ['0002-01-01', 'today', '2026-02-30']) {
    const params = new URLSearchParams({ type: 'dancing', admin: 'sara', customer: '1', from: day, to: day })
    expect(filtersIn(params)).toEqual({ type: '', admin: '', customer: '', called: '', from: '', to: '' })
    expect(searchOf(filtersIn(params))).toBe('')
  }
})
