import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const HEAD = 'المبلغ'

test.each([
  ['UTF-8', new TextEncoder().encode(`\uFEFF${HEAD}`)],
  [
    'UTF-16',
    Uint8Array.from([0xff, 0xfe, ...[...HEAD].flatMap(each => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8])]),
  ],
  ['Windows-1256', Uint8Array.from([0xc7, 0xe1, 0xe3, 0xc8, 0xe1, 0xdb])],
])('reads %s', async (_encoding, bytes) => {
  expect(await readText(new Blob([bytes]))).toBe(HEAD)
})
