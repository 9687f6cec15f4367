import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnName, readTable, TableError } from './table.ts'

const LINE_ENDS = ['\r\n', '\n', '\r']
const DELIMITERS = [',', ';', '\t']

interface Written {
  headings: string[]
  rows: string[][]
  delimiter: string
  /** The line end after each record, the headings first. */
  lineEnds: string[]
  hasLastLineEnd: boolean
  /** Whether every cell is quoted. Otherwise only the cells that need it are. */
  quotesAll: boolean
}

const needsQuotes = (cell: string) => /["\r\n,;\t]/.test(cell)
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

const recordOf = (cells: string[], { delimiter, quotesAll }: Written) =>
  cells.map(cell => (quotesAll || needsQuotes(cell) ? quoted(cell) : cell)).join(delimiter)

function textOf(written: Written): string {
  const records = [written.headings, ...written.rows].map(cells => recordOf(cells, written))
  return joined(records, written)
}

const joined = (records: string[], { lineEnds, hasLastLineEnd }: Written) =>
  records
    .map((record, index) => {
      const isLast = index === records.length - 1
      return isLast && !hasLastLineEnd ? record : record + lineEnds[index % lineEnds.length]
    })
    .join('')

const CELL = fc.string({ unit: fc.constantFrom(...'ab1٢ش "\',;\t\r\n.-'), maxLength: 6 })
/** Whether the row counts. A row without text does not. */
const hasText = (cells: string[]) => cells.some(cell => cell.trim() !== '')

const WRITTEN: fc.Arbitrary<Written> = fc.integer({ min: 2, max: 5 }).chain(width =>
  fc.record({
    headings: fc.constant(Array.from({ length: width }, (_, index) => `Column ${index}`)),
    rows: fc.array(fc.array(CELL, { minLength: width, maxLength: width }).filter(hasText), {
      minLength: 1,
      maxLength: 6,
    }),
    delimiter: fc.constantFrom(...DELIMITERS),
    lineEnds: fc.array(fc.constantFrom(...LINE_ENDS), { minLength: 1, maxLength: 4 }),
    hasLastLineEnd: fc.boolean(),
    quotesAll: fc.boolean(),
  }),
)

const rowsOf = (text: string) => [...readTable(text).rows].filter(({ cells }) => cells.length > 0)
const cellsOf = (text: string) => rowsOf(text).map(({ cells }) => cells)

/** Returns the problem for which the table is rejected. */
function problemOf(text: string): Pick<TableError, 'problem' | 'cell'> | undefined {
  try {
    rowsOf(text)
    return undefined
  } catch (cause) {
    if (cause instanceof TableError) return { problem: cause.problem, cell: cause.cell }
    throw cause
  }
}

describe('what a program has written', () => {
  test('is read back, with any line ends, also mixed ones', () => {
    fc.assert(
      fc.property(WRITTEN, written => {
        const text = textOf(written)
        expect(readTable(text).headings).toEqual(written.headings)
        expect(rowsOf(text)).toEqual(written.rows.map((cells, index) => ({ row: index + 2, cells })))
      }),
    )
  })

  test('is read back with a byte order mark, the line of Excel, and blank rows, which count', () => {
    fc.assert(
      fc.property(WRITTEN, fc.constantFrom(...LINE_ENDS), (written, lineEnd) => {
        const text = textOf(written)
        expect(cellsOf(`\uFEFF${text}`)).toEqual(written.rows)
        expect(rowsOf(`\uFEFFsep=${written.delimiter}${lineEnd}${text}`)).toEqual(rowsOf(text))
        const blank = written.headings.map(() => '').join(written.delimiter)
        const spaced = joined(
          [written.headings, ...written.rows].flatMap(cells => [blank, '', recordOf(cells, written)]),
          { ...written, lineEnds: [lineEnd] },
        )
        // A blank row in the first place would be the headings, so it goes below them.
        const below = spaced.slice(blank.length + lineEnd.length)
        expect(rowsOf(below)).toEqual(written.rows.map((cells, index) => ({ row: 5 + 3 * index, cells })))
      }),
    )
  })

  test('falls apart at the separator that its headings have most of', () => {
    expect(cellsOf('')).toEqual([])
    expect(readTable('\n\n').headings).toEqual([])
    expect(readTable('a,b').headings).toEqual(['a', 'b'])
    expect(cellsOf('a;b\n1,5;2')).toEqual([['1,5', '2']])
    expect(cellsOf('"a;b;c",d\n1,2')).toEqual([['1', '2']])
    expect(cellsOf('a,b,,\n1,2,, \n')).toEqual([['1', '2', '', ' ']])
  })
})

const place = (row: number, index: number) => ({ row, column: columnName(index) })

/** Returns the records of the table, of which one below the headings is changed. */
function damaged(written: Written, which: number, change: (record: string, cells: string[]) => string): string {
  const records = [written.headings, ...written.rows].map((cells, index) =>
    index === which ? change(recordOf(cells, written), cells) : recordOf(cells, written),
  )
  return joined(records, written)
}

const withRow = WRITTEN.chain(written =>
  fc.tuple(fc.constant(written), fc.integer({ min: 1, max: written.rows.length })),
)

describe('a damaged table is refused as a whole', () => {
  test('with a cell too many', () => {
    fc.assert(
      fc.property(withRow, CELL, ([written, which], cell) => {
        const more = recordOf([cell], { ...written, quotesAll: true })
        const text = damaged(written, which, record => record + written.delimiter + more)
        expect(problemOf(text)).toEqual({
          problem: 'cell_count',
          cell: place(which + 1, written.headings.length),
        })
      }),
    )
  })

  test('with a cell too few', () => {
    fc.assert(
      fc.property(withRow, ([written, which]) => {
        const text = damaged(written, which, (_, cells) => recordOf(cells.slice(1), { ...written, quotesAll: true }))
        // A row with a single blank cell would be a blank row.
        fc.pre(written.headings.length > 2 || written.rows[which - 1]![1]!.trim() !== '')
        expect(problemOf(text)).toEqual({
          problem: 'cell_count',
          cell: place(which + 1, written.headings.length - 1),
        })
      }),
    )
  })

  test('with a row that a lost line end has joined to the next', () => {
    fc.assert(
      fc.property(withRow, ([written, which]) => {
        const records = [written.headings, ...written.rows].map(cells => recordOf(cells, written))
        const [one, other] = records.splice(which - 1, 2)
        records.splice(which - 1, 0, `${one}${other}`)
        const text = joined(records, written)
        // A missing line end below the headings widens the table for all rows, because the reader does not know the columns.
        fc.pre(which > 1)
        expect(problemOf(text)).toBeDefined()
      }),
    )
  })

  test('with a quote too many or too few, wherever it is', () => {
    fc.assert(
      fc.property(WRITTEN, fc.nat(), (written, number) => {
        const text = textOf(written)
        const at = number % (text.length + 1)
        expect(problemOf(`${text.slice(0, at)}"${text.slice(at)}`)).toBeDefined()
        const quotes = [...text.matchAll(/"/g)].map(({ index }) => index)
        if (quotes.length === 0) return
        const gone = quotes[number % quotes.length]!
        expect(problemOf(text.slice(0, gone) + text.slice(gone + 1))).toBeDefined()
      }),
    )
  })

  test('with an amount whose separator the program did not quote', () => {
    fc.assert(
      fc.property(withRow, fc.integer({ min: 1000, max: 999_999 }), ([written, which], riyals) => {
        const amount = new Intl.NumberFormat('en').format(riyals)
        const text = damaged({ ...written, delimiter: ',' }, which, (_, cells) =>
          [...cells.slice(1).map(quoted), amount].join(','),
        )
        expect(problemOf(text)).toMatchObject({ problem: 'cell_count' })
      }),
    )
  })

  test('with a heading that stands twice, whatever is invisible or of another case about it', () => {
    fc.assert(
      fc.property(
        WRITTEN,
        fc.nat(),
        fc.constantFrom('%', ' % ', '\u200f%', '\u202a%\u202c', 'COLUMN'),
        (written, number, form) => {
          const first = written.headings[number % written.headings.length]!
          const again = form === 'COLUMN' ? first.toUpperCase() : form.replace('%', first)
          const twice = { ...written, headings: [...written.headings, again], rows: [] }
          expect(problemOf(textOf(twice))).toEqual({
            problem: 'heading_twice',
            cell: place(1, written.headings.length),
          })
        },
      ),
    )
  })

  test('with a cell below no heading', () => {
    fc.assert(
      fc.property(withRow, fc.nat(), ([written, which], number) => {
        const unnamed = number % written.headings.length
        const headings = written.headings.map((heading, index) => (index === unnamed ? '' : heading))
        const row = written.rows[which - 1]!.map((cell, index) => (index === unnamed ? 'x' : cell))
        const rows = written.rows.map((cells, index) => {
          if (index === which - 1) return row
          return cells.map((cell, at) => (at === unnamed ? '' : cell))
        })
        // A row with a single blank heading would be a blank row.
        expect(problemOf(textOf({ ...written, headings, rows }))).toEqual({
          problem: 'heading_missing',
          cell: place(which + 1, unnamed),
        })
      }),
    )
  })

  test('that was cut off never has other rows than were written', () => {
    fc.assert(
      fc.property(WRITTEN, fc.nat(), (written, number) => {
        const text = textOf(written)
        const cut = text.slice(0, number % text.length)
        fc.pre(cut.length > recordOf(written.headings, written).length)
        if (problemOf(cut)) return
        const [last, ...before] = cellsOf(cut).reverse()
        expect(before.reverse()).toEqual(written.rows.slice(0, before.length))
        expect(last?.slice(0, -1) ?? []).toEqual(last ? written.rows[before.length]!.slice(0, -1) : [])
      }),
    )
  })
})

test.each([
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is called %s', (index, column) => {
  expect(columnName(index)).toBe(column)
})
