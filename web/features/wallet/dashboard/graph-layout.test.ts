import { describe, expect, test } from 'vitest'
import type { ActivityPoint } from '#web/api/generated/model/index.ts'
import { hasLabel, layoutGraph, nearestColumn } from './graph-layout.ts'

const point = (moneyIn: number, moneyOut: number): ActivityPoint => ({
  from: '2026-01-05',
  to: '2026-01-05',
  moneyIn: { amount: moneyIn, currency: 'SAR' },
  moneyOut: { amount: moneyOut, currency: 'SAR' },
})
const POINTS = [point(0, 0), point(260_000, 20_000), point(0, 310_000)]
const SIZE = { width: 500, height: 242, rtl: false, labelWidth: 40 }

describe('the graph', () => {
  test('begins at the amounts and ends at the other side', () => {
    expect(layoutGraph(POINTS, SIZE).columns.map(({ x }) => x)).toEqual([80, 280, 480])
  })

  test('is mirrored where one reads from right to left', () => {
    expect(layoutGraph(POINTS, { ...SIZE, rtl: true }).columns.map(({ x }) => x)).toEqual([420, 220, 20])
  })

  test('reaches from nothing to a round amount above the highest', () => {
    const { columns, ticks } = layoutGraph(POINTS, SIZE)
    expect(ticks.map(({ riyals }) => riyals)).toEqual([0, 1000, 2000, 3000, 4000])
    expect(columns[0]).toMatchObject({ moneyIn: 210, moneyOut: 210 })
    expect(columns[2]?.moneyOut).toBe(210 - 200 * (3100 / 4000))
  })

  test('of nothing at all still has its axis', () => {
    expect(layoutGraph([point(0, 0), point(0, 0)], SIZE).columns[1]).toMatchObject({ moneyIn: 210, moneyOut: 210 })
  })
})

test('a pointer means the column next to it', () => {
  const { columns } = layoutGraph(POINTS, SIZE)
  expect([0, 170, 190, 999].map(x => nearestColumn(columns, x))).toEqual([0, 0, 1, 2])
})

test('where labels would touch, some are left out, never the newest', () => {
  const drawn = (width: number) => [0, 1, 2, 3, 4, 5, 6].filter(index => hasLabel(index, 7, { ...SIZE, width }))
  expect(drawn(500)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(drawn(300)).toEqual([0, 2, 4, 6])
})
