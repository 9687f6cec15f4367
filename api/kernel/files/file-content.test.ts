import { describe, expect, test } from 'vitest'
import { mediaTypeOf } from './file-content.ts'

const typeOf = (text: string) => mediaTypeOf(Buffer.from(text, 'latin1'))

describe('a PDF is known', () => {
  test.each([
    ['at once', ''],
    ['after a byte order mark', '\xef\xbb\xbf'],
    ['after a line break', '\r\n'],
    ['after the headers of a message', 'Content-Type: application/pdf\r\n\r\n'],
    ['after 200 bytes', '\0'.repeat(200)],
    ['at the end of the first 1,024 bytes', '\0'.repeat(1024 - '%PDF-'.length)],
  ])('%s', (_, before) => {
    expect(typeOf(`${before}%PDF-1.7 of a shop`)).toBe('application/pdf')
  })

  test.each([1020, 1024, 5000])('not after %i bytes', count => {
    expect(typeOf(`${'\0'.repeat(count)}%PDF-1.7`)).toBeUndefined()
  })
})

test.each([
  ['\xff\xd8\xff\xe0 about %PDF-1.7', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n about %PDF-1.7', 'image/png'],
  [' \xff\xd8\xff\xe0', undefined],
  ['\n\x89PNG\r\n\x1a\n', undefined],
  ['', undefined],
])('%j is %s: an image begins with its mark', (text, type) => {
  expect(typeOf(text)).toBe(type)
})
