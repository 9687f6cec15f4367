import { describe, expect, test } from 'vitest'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { readCardReport } from './read-card-report.ts'

const HEAD = 'payment_id,given_id,amount,currency,kind,time'
const lineOf = (reference: string) => `${reference},${reference},250.50,SAR,payment,2026-01-04T08:30:00Z`
const LINE_ENDS = ['\n', '\r\n', '\r']

describe('readCardReport', () => {
  test.each(LINE_ENDS.flatMap(ofHead => LINE_ENDS.map(ofRows => [ofHead, ofRows] as const)))(
    'reads every line, with %j after the headings and %j after the lines',
    async (ofHead, ofRows) => {
      const { lines } = await readCardReport(`${HEAD}${ofHead}${['a', 'b', 'c'].map(lineOf).join(ofRows)}`)
      expect(lines.map(({ reference, amount }) => [reference, amount])).toEqual([
        ['a', 250_50],
        ['b', 250_50],
        ['c', 250_50],
      ])
    },
  )

  test('reads what a spreadsheet has quoted', async () => {
    const quoted = lineOf('a').replaceAll(/[^,]+/g, '"$&"')
    expect((await readCardReport(`${HEAD}\n${quoted}\n`)).lines).toMatchObject([{ reference: 'a', amount: 250_50 }])
  })

  test.each([
    ['an amount with a comma that is not quoted', lineOf('b').replace('250.50', '1,250.50'), 'G'],
    ['a cell too few', lineOf('b').replace(',SAR', ''), 'F'],
    ['a quote within a cell', lineOf('b').replace('SAR', 'S"AR'), 'D'],
    ['a quote that is not closed', lineOf('b').replace('payment', '"payment'), 'E'],
    ['text after a quote', lineOf('b').replace('SAR', '"SA"R'), 'D'],
    ['an amount that is none', lineOf('b').replace('250.50', 'two'), 'C'],
    ['a currency that is none', lineOf('b').replace('SAR', 'riyals'), 'D'],
    ['an unknown kind', lineOf('b').replace('payment', 'gift'), 'E'],
    ['a reference with spaces', lineOf('b b'), 'B'],
    ['no time', lineOf('b').replace(/[^,]+$/, 'noon'), 'F'],
  ])('refuses the whole file for %s, and says where', async (_what, line, column) => {
    // The blank row counts, as in a spreadsheet.
    const content = [HEAD, lineOf('a'), '', line, lineOf('c')].join('\r\n')
    expect(await refusalOf(content)).toMatchObject({
      code: 'RECONCILIATION_FILE_INVALID',
      details: { reason: 'line_invalid', fields: { content: 'Line 4 cannot be read' }, cell: { row: 4, column } },
    })
  })

  test.each([`${HEAD},time`, HEAD.replace('kind', 'amount'), HEAD.replaceAll(',', '|'), `"${HEAD}`])(
    'takes %s for no report',
    async head => {
      expect(await refusalOf(`${head}\n${lineOf('a')}\n`)).toMatchObject({ details: { reason: 'not_readable' } })
    },
  )

  test('leaves turns to others while it reads a long report', async () => {
    const content = [HEAD, ...Array.from({ length: 5000 }, (_, index) => lineOf(`card-${index}`))].join('\n')
    let turns = 0
    let isReading = true
    const takeTurns = () => {
      turns += 1
      if (isReading) setImmediate(takeTurns)
    }
    setImmediate(takeTurns)
    const { lines } = await readCardReport(content)
    isReading = false
    expect(lines).toHaveLength(5000)
    expect(turns).toBeGreaterThanOrEqual(10)
  })
})

async function refusalOf(content: string): Promise<unknown> {
  try {
    return await readCardReport(content)
  } catch (cause) {
    expect(cause).toBeInstanceOf(PlinkError)
    return cause
  }
}
