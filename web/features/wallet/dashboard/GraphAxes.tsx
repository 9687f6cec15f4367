import type { WalletActivity } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { GRAPH_ROOM, type GraphLayout, type GraphSize, hasLabel } from './graph-layout.ts'
import { usePointLabels } from './use-point-labels.ts'

interface GraphAxesProps {
  activity: WalletActivity
  layout: GraphLayout
  size: GraphSize
}

/** From here on the amounts would be wider than their room. */
const FIRST_COMPACT = 100_000

export function GraphAxes({ activity: { period, points }, layout, size }: GraphAxesProps) {
  const { width, height, rtl } = size
  const { number, compact } = useFormats()
  const { short } = usePointLabels(period)
  const start = rtl ? width - GRAPH_ROOM.start : GRAPH_ROOM.start
  return (
    <g className="fill-muted text-sm tabular-nums">
      {layout.ticks.map(({ riyals, y }) => (
        <g key={riyals}>
          <path d={`M${start} ${y}H${rtl ? 0 : width}`} className="stroke-line" />
          <text x={start + (rtl ? 12 : -12)} y={y} dy="0.32em" textAnchor="end">
            {riyals < FIRST_COMPACT ? number(riyals) : compact(riyals)}
          </text>
        </g>
      ))}
      {points.map((point, index) =>
        hasLabel(index, points.length, size) ? (
          <text key={point.from} x={layout.columns[index]?.x} y={height - 6} textAnchor="middle">
            {short(point)}
          </text>
        ) : null,
      )}
    </g>
  )
}
