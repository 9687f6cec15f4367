import { expect, test } from 'vitest'
import { find, type SearchEntry } from './search-index.ts'

const entry = (title: string, details = '', text = ''): SearchEntry => ({
  kind: 'guide',
  title,
  details,
  text,
  to: '/',
})
const ENTRIES = [
  entry('Conventions', '', 'About retries'),
  entry('Retries and limits'),
  entry('getTransfer', 'GET /api/v1/transfers/{transferId}', 'A transfer'),
  entry('Retries', 'Conventions'),
  entry('إعادة المحاولة', 'القواعد العامة'),
]
const titlesFor = (query: string) => find(ENTRIES, query).map(({ title }) => title)

test('those whose title has the words come first, the shortest of them first of all', () => {
  expect(titlesFor('retries')).toEqual(['Retries', 'Retries and limits', 'Conventions'])
  expect(titlesFor('retries conventions')).toEqual(['Retries', 'Conventions'])
})

test('an operation is found by its name, its path and its summary', () => {
  for (const query of ['gettransfer', '/api/v1/transfers', 'a transfer'])
    expect(titlesFor(query)).toEqual(['getTransfer'])
})

test('Arabic is found in any of its usual spellings', () => {
  for (const query of ['اعاده المحاوله', 'إعادةُ']) expect(titlesFor(query)).toEqual(['إعادة المحاولة'])
})

test('without words nothing is found', () => expect(titlesFor(' /')).toEqual([]))
