import { describe, expect, test } from 'vitest'
import { formatCrNumber } from '#domain/cr-number.ts'
import { digitsOnly } from '#domain/digits.ts'
import { deletionOf, reformat } from './FormattedInput.tsx'

const cr = { parse: (text: string) => digitsOnly(text).slice(0, 10), format: formatCrNumber }

/** Applies an edit to the formatted text. `|` is the caret. Returns the new text with the caret. */
function edit(before: string, after: string, deleted: 'backward' | 'forward' | null = null): string {
  const caret = after.indexOf('|')
  const result = reformat(cr, digitsOnly(before), { text: after.replace('|', ''), caret, deleted })
  const text = formatCrNumber(result.value)
  return `${text.slice(0, result.caret)}|${text.slice(result.caret)}`
}

describe('typing', () => {
  test('a new separator appears after the caret', () => {
    expect(edit('9900', '99001|')).toBe('9900-1|')
  })

  test('a digit in the middle moves the rest, and the caret stays after it', () => {
    expect(edit('9900-000', '997|00-000')).toBe('997|0-000-0')
  })

  test('a letter changes neither text nor caret', () => {
    expect(edit('9900-000', '99x|00-000')).toBe('99|00-000')
  })

  test('a surplus digit is removed at the end, and the caret stays', () => {
    expect(edit('9900-000-123', '95|900-000-123')).toBe('95|90-000-012')
  })

  test('accepts a pasted number with spaces and Arabic-Indic digits', () => {
    expect(edit('', '٩٩٠٠ ٠٠٠ ٠٠٠|')).toBe('9900-000-000|')
  })

  test('pasting the same number without separators keeps every digit', () => {
    expect(edit('9900-0', '99000|')).toBe('9900-0|')
  })
})

describe('deleting', () => {
  test('backspace after a separator deletes the digit before it', () => {
    expect(edit('9901-000', '9901|000', 'backward')).toBe('990|0-00')
  })

  test('delete before a separator deletes the digit after it', () => {
    expect(edit('9901-234', '9901|234', 'forward')).toBe('9901|-34')
  })

  test('a digit is deleted and the caret stays', () => {
    expect(edit('9901-234', '99|1-234', 'backward')).toBe('99|12-34')
  })

  test('distinguishes both deletions from other input', () => {
    expect(['deleteContentBackward', 'deleteContentForward', 'insertText', undefined].map(deletionOf)).toEqual([
      'backward',
      'forward',
      null,
      null,
    ])
  })
})
