import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

const numbers = (page: number, nextCursor: string | null) =>
  pageNumbers({ page, previousCursor: page > 1 ? 'back' : null, nextCursor }).map(
    ({ number, cursor, afterGap }) => `${afterGap ? '… ' : ''}${number}${cursor ? ` ${cursor}` : ''}`,
  )

test.each([
  [1, 'on', ['1', '2 on']],
  [2, 'on', ['1', '2', '3 on']],
  [3, 'on', ['1', '2 back', '3', '4 on']],
  [7, 'on', ['1', '… 6 back', '7', '8 on']],
  [7, null, ['1', '… 6 back', '7']],
])('page %i shows the pages that can be reached', (page, next, expected) => {
  expect(numbers(page, next)).toEqual(expected)
})
