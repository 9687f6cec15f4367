import { nice, ticks } from 'd3-array'
import type { ActivityPoint } from '#web/api/generated/plinkAPI.schemas.ts'

export interface GraphSize {
  width: number
  height: number
  /** In Arabic, time runs from right to left, and the amounts are at the right. */
  rtl: boolean
  /** The width of the widest amount beside the axis. */
  amountsWidth: number
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

export interface GraphColumn {
  /** The middle of the drawing of a point. */
  x: number
  moneyIn: Bar
  moneyOut: Bar
}

export interface GraphLayout {
  columns: GraphColumn[]
  /** The full width of a column. */
  columnWidth: number
  /** The position where the amounts end and the columns begin. */
  start: number
  /** Each tick in riyals, with its distance from the top. */
  ticks: { riyals: number; y: number }[]
}

/** The room for half an amount at the top, for two lines of labels at the bottom, and between the amounts and the columns. */
export const GRAPH_MARGINS = { top: 10, bottom: 48, besideAmounts: 12 } as const
const TICKS = 3
const BAR = { widest: 28, ofColumn: 0.36, between: 2, lowest: 2 } as const

/** Returns the amounts of the axis in riyals, from zero to a round amount that no bar exceeds. */
export function axisRiyals(points: readonly ActivityPoint[]): number[] {
  const amounts = points.flatMap(({ moneyIn, moneyOut }) => [inRiyals(moneyIn.amount), inRiyals(moneyOut.amount)])
  const [, top = 1] = nice(0, Math.max(1, ...amounts), TICKS)
  return ticks(0, top, TICKS)
}

/** The layout of the graph in pixels. The oldest point comes first in reading direction. */
export function layoutGraph(points: readonly ActivityPoint[], size: GraphSize): GraphLayout {
  const { width, height, rtl } = size
  const riyals = axisRiyals(points)
  const bottom = height - GRAPH_MARGINS.bottom
  const heightOf = (amount: number) => (amount / Math.max(...riyals)) * (bottom - GRAPH_MARGINS.top)
  const fromStart = size.amountsWidth + GRAPH_MARGINS.besideAmounts
  const columnWidth = (width - fromStart) / Math.max(points.length, 1)
  const barWidth = Math.min(BAR.widest, columnWidth * BAR.ofColumn)
  const bar = (left: number, { amount }: { amount: number }): Bar => {
    // A small amount beside large ones stays visible.
    const barHeight = amount === 0 ? 0 : Math.max(BAR.lowest, heightOf(inRiyals(amount)))
    return { x: left, y: bottom - barHeight, width: barWidth, height: barHeight }
  }
  return {
    columns: points.map(({ moneyIn, moneyOut }, index) => {
      const middle = fromStart + (index + 0.5) * columnWidth
      const x = rtl ? width - middle : middle
      const left = x - BAR.between / 2 - barWidth
      const right = x + BAR.between / 2
      return { x, moneyIn: bar(rtl ? right : left, moneyIn), moneyOut: bar(rtl ? left : right, moneyOut) }
    }),
    columnWidth,
    start: rtl ? width - fromStart : fromStart,
    ticks: riyals.map(each => ({ riyals: each, y: bottom - heightOf(each) })),
  }
}

/** Returns the column that is nearest to a pointer at this distance from the left. */
export function nearestColumn(columns: readonly GraphColumn[], x: number): number {
  const distances = columns.map(column => Math.abs(column.x - x))
  return distances.indexOf(Math.min(...distances))
}

const inRiyals = (halalas: number) => halalas / 100
