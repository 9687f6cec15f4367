import { expect, test } from 'vitest'
import { addPage, type KnownPages, shownPages } from './known-pages.ts'

const first = { page: 1, previousCursor: null, nextCursor: 'n2' }
const second = { page: 2, previousCursor: 'p1', nextCursor: 'n3' }
const third = { page: 3, previousCursor: 'p2', nextCursor: 'n4' }

test('what has been shown can be opened again, and the first page has the plain address', () => {
  const pages = addPage(addPage(addPage({}, first, undefined), second, 'n2'), third, 'n3')
  expect(pages).toEqual({ 1: null, 2: 'p2', 3: 'n3', 4: 'n4' })
  expect(addPage(pages, first, undefined)).toEqual({ 1: null, 2: 'n2', 3: 'n3', 4: 'n4' })
})

test('nothing follows the last page', () => {
  const pages: KnownPages = { 1: null, 2: 'n2', 3: 'n3', 4: 'n4' }
  expect(addPage(pages, { ...third, nextCursor: null }, 'n3')).toEqual({ 1: null, 2: 'p2', 3: 'n3' })
})

test.each([
  { page: 1, known: [1, 2], shown: [1, 2] },
  { page: 1, known: [1, 2, 3, 4], shown: [1, 2, 3] },
  { page: 3, known: [1, 2, 3, 4], shown: [1, 2, 3, 4] },
  { page: 9, known: [1, 2, 3, 8, 9, 10], shown: [1, 8, 9, 10] },
])('page $page of $known', ({ page, known, shown }) => {
  expect(shownPages(Object.fromEntries(known.map(number => [number, null])), page)).toEqual(shown)
})
