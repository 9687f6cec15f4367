import { expect, test } from 'vitest'
import { readTable } from '#domain/table.ts'
import { csvOf, fileRowsOf, linesWithoutAmount, recheckedRows, withoutLines, withText } from './file-rows.ts'

const row = (line: number, texts: object = {}) => ({
  line,
  iban: 'SA0380000000608010167519',
  amount: '1,200.50',
  purpose: 'personal',
  note: 'say "hi"\nagain',
  ...texts,
})

test('the rows as CSV say the same on the same lines', () => {
  const { rows } = readTable(csvOf([row(4), row(7, { note: '' })]))
  const filled = [...rows].filter(({ cells }) => cells.length > 0)
  const texts = ['SA0380000000608010167519', '1,200.50', 'personal']
  expect(filled).toEqual([
    { row: 4, cells: [...texts, 'say "hi"\nagain'] },
    { row: 7, cells: [...texts, ''] },
  ])
})

test('an edit answers its own mistake only, and the row stays in view', () => {
  const problems = [
    { line: 4, column: 'amount', problem: 'invalid' },
    { line: 4, column: 'iban', problem: 'unknown' },
  ] as const
  const file = withText(fileRowsOf({ rows: [row(4), row(5)], problems: [...problems] }), 4, 'amount', '7')
  expect(file.rows.map(({ amount }) => amount)).toEqual(['7', '1,200.50'])
  expect(file.problems).toEqual([problems[1]])
  expect(file.wrongLines).toEqual([4])
})

test('rows without an amount are left out together', () => {
  const file = fileRowsOf({
    rows: [row(2, { amount: '' }), row(3), row(4, { amount: '' })],
    problems: [{ line: 2, column: 'amount', problem: 'missing' }],
  })
  expect(linesWithoutAmount(file)).toEqual([2, 4])
  expect(withoutLines(file, [2, 4])).toEqual({ rows: [row(3)], problems: [], wrongLines: [] })
})

test('the numbers of a file that is far down its sheet come back after a check', () => {
  const rows = [row(900_000), row(900_001)]
  const checked = {
    format: 'csv',
    rows: [row(2, { payee: 'Omar' }), row(3)],
    problems: [{ line: 3, column: 'iban', problem: 'unknown' }],
  } as const
  const file = recheckedRows({ rows }, { ...checked, rows: [...checked.rows], problems: [...checked.problems] })
  expect(file.problems).toEqual([{ line: 900_001, column: 'iban', problem: 'unknown' }])
  expect(file.rows.map(({ line, payee }) => [line, payee])).toEqual([
    [900_000, 'Omar'],
    [900_001, undefined],
  ])
})
