import { describe, expect, test } from 'vitest'
import type { ActivityPoint } from '#web/api/generated/plinkAPI.schemas.ts'
import { axisRiyals, layoutGraph, nearestColumn } from './graph-layout.ts'

const point = (moneyIn: number, moneyOut: number): ActivityPoint => ({
  from: '2026-01-05',
  to: '2026-01-05',
  moneyIn: { amount: moneyIn, currency: 'SAR' },
  moneyOut: { amount: moneyOut, currency: 'SAR' },
})
const POINTS = [point(0, 0), point(260_000, 20_000), point(0, 310_000)]
const SIZE = { width: 360, height: 258, rtl: false, amountsWidth: 48 }

describe('the graph', () => {
  test('has columns of the same width beside the amounts', () => {
    const { columns, columnWidth, start } = layoutGraph(POINTS, SIZE)
    expect({ columnWidth, start }).toEqual({ columnWidth: 100, start: 60 })
    expect(columns.map(({ x }) => x)).toEqual([110, 210, 310])
  })

  test('is mirrored where one reads from right to left, money in first', () => {
    const { columns, start } = layoutGraph(POINTS, { ...SIZE, rtl: true })
    expect(start).toBe(300)
    expect(columns.map(({ x }) => x)).toEqual([250, 150, 50])
    expect(columns.map(({ moneyIn, moneyOut }) => moneyIn.x - moneyOut.x)).toEqual([30, 30, 30])
  })

  test('reaches from nothing to a round amount above the highest', () => {
    const { columns, ticks } = layoutGraph(POINTS, SIZE)
    expect(ticks.map(({ riyals }) => riyals)).toEqual([0, 1000, 2000, 3000, 4000])
    expect(ticks.map(({ y }) => y)).toEqual([210, 160, 110, 60, 10])
    expect(columns[2]?.moneyOut).toEqual({ x: 311, y: 55, width: 28, height: 155 })
  })

  test('shows a sum at its own point only', () => {
    const heights = layoutGraph(POINTS, SIZE).columns.map(({ moneyIn }) => moneyIn.height)
    expect(heights).toEqual([0, 130, 0])
  })

  test('shows a little sum beside a large one', () => {
    const [little] = layoutGraph([point(1, 0), point(9_000_000, 0)], SIZE).columns
    expect(little?.moneyIn.height).toBe(2)
    expect(little?.moneyOut.height).toBe(0)
  })

  test('keeps its bars apart where columns are narrow', () => {
    const { columns, columnWidth } = layoutGraph(POINTS, { ...SIZE, width: 150 })
    expect(columnWidth).toBe(30)
    const [first, second] = columns
    expect(second!.moneyIn.x - (first!.moneyOut.x + first!.moneyOut.width)).toBeGreaterThan(4)
  })

  test('of nothing at all still has its axis', () => {
    expect(axisRiyals([point(0, 0), point(0, 0)])).toEqual([0, 0.5, 1])
  })
})

test('a pointer means the column next to it', () => {
  const { columns } = layoutGraph(POINTS, SIZE)
  expect([0, 159, 161, 999].map(x => nearestColumn(columns, x))).toEqual([0, 0, 1, 2])
})
