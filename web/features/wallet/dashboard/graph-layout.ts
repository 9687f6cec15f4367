import { nice, ticks } from 'd3-array'
import { curveMonotoneX, line } from 'd3-shape'
import type { ActivityPoint } from '#web/api/generated/model/index.ts'

export interface GraphSize {
  width: number
  height: number
  /** In Arabic time runs from right to left, and the amounts stand at the right. */
  rtl: boolean
  /** Of the widest label below. The points stand so far in that none goes over the edge. */
  labelWidth: number
}

export interface GraphColumn {
  x: number
  moneyIn: number
  moneyOut: number
}

export interface GraphLayout {
  columns: GraphColumn[]
  /** Riyals, and how far from the top. */
  ticks: { riyals: number; y: number }[]
  moneyIn: string
  moneyOut: string
}

/** Room for the amounts at the start, the days below, and half a dot above. */
export const GRAPH_ROOM = { start: 60, top: 10, bottom: 32 } as const
const TICKS = 3
const BETWEEN_LABELS = 10

/** Where everything of the graph stands, in pixels. The oldest point comes first in the direction of reading. */
export function layoutGraph(points: readonly ActivityPoint[], size: GraphSize): GraphLayout {
  const { width, height, rtl, labelWidth } = size
  const [, top = 1] = nice(0, highest(points), TICKS)
  const bottom = height - GRAPH_ROOM.bottom
  const y = (riyals: number) => bottom - (riyals / top) * (bottom - GRAPH_ROOM.top)
  const gap = gapOf(points.length, size)
  const columns = points.map(({ moneyIn, moneyOut }, index) => {
    const fromStart = GRAPH_ROOM.start + labelWidth / 2 + index * gap
    return {
      x: rtl ? width - fromStart : fromStart,
      moneyIn: y(inRiyals(moneyIn.amount)),
      moneyOut: y(inRiyals(moneyOut.amount)),
    }
  })
  return {
    columns,
    ticks: ticks(0, top, TICKS).map(riyals => ({ riyals, y: y(riyals) })),
    moneyIn: curveThrough(columns, 'moneyIn'),
    moneyOut: curveThrough(columns, 'moneyOut'),
  }
}

/** Which column is meant by a pointer so far from the left. */
export function nearestColumn(columns: readonly GraphColumn[], x: number): number {
  const distances = columns.map(column => Math.abs(column.x - x))
  return distances.indexOf(Math.min(...distances))
}

/** Whether the label of a column is drawn: the newest is, and of the others those for which there is room. */
export function hasLabel(index: number, count: number, size: GraphSize): boolean {
  const every = Math.ceil((size.labelWidth + BETWEEN_LABELS) / gapOf(count, size))
  return (count - 1 - index) % Math.max(every, 1) === 0
}

const gapOf = (count: number, { width, labelWidth }: GraphSize) =>
  (width - GRAPH_ROOM.start - labelWidth) / Math.max(count - 1, 1)

const inRiyals = (halalas: number) => halalas / 100

const highest = (points: readonly ActivityPoint[]) =>
  Math.max(1, ...points.flatMap(({ moneyIn, moneyOut }) => [inRiyals(moneyIn.amount), inRiyals(moneyOut.amount)]))

/** Bends without going beyond the points, so that it never dips below zero. */
function curveThrough(columns: readonly GraphColumn[], side: 'moneyIn' | 'moneyOut'): string {
  const curve = line<GraphColumn>(
    column => column.x,
    column => column[side],
  ).curve(curveMonotoneX)
  return curve(columns) ?? ''
}
