import { expect, test } from 'vitest'
import { type Cursor, cursorsOf, type Filters } from './cursor.ts'

const cursor: Cursor<Filters<'q'>> = {
  place: { row: 'PLK8Q3M7X2K9D4TA', direction: 'next' },
  page: 2,
  limit: 20,
  filters: { q: '٪ بنده 🍉' },
}
const cursors = cursorsOf<Filters<'q'>>('a key', 'transactions of one')
const text = cursors.write(cursor)

test('is decoded to its content', () => expect(cursors.read(text)).toEqual(cursor))

test('fits into a URL, even with the longest search', () => {
  const longest = cursors.write({ ...cursor, filters: { q: '\uD800'.repeat(100) } })
  expect(longest).toMatch(/^[A-Za-z0-9_.-]{1,2000}$/)
})

test.each([
  ['another key', cursorsOf('another key', 'transactions of one')],
  ['another list', cursorsOf('a key', 'transactions of two')],
])('is worth nothing with %s', (_, others) => expect(() => others.read(text)).toThrow('CURSOR_INVALID'))

const [content = '', signature = ''] = text.split('.')
const forged = Buffer.from(JSON.stringify({ ...cursor, page: 3 })).toString('base64url')
test.each([
  ['other content', `${forged}.${signature}`],
  ['another signature', `${content}.${signature.replace(/^./, first => (first === 'A' ? 'B' : 'A'))}`],
  ['a shorter signature', text.slice(0, -1)],
  ['something behind it', `${text}.more`],
  ['a dot behind it', `${text}.`],
  ['no signature', content],
  ['nothing', ''],
  ['dots', '..'],
])('with %s is none', (_, tampered) => expect(() => cursors.read(tampered)).toThrow('CURSOR_INVALID'))
