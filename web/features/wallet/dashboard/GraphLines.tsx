import { GRAPH_ROOM, type GraphLayout, type GraphSize } from './graph-layout.ts'
import { LINE_LOOK } from './LineSample.tsx'
import { useReveal } from './use-reveal.ts'

interface GraphLinesProps {
  layout: GraphLayout
  size: GraphSize
  pointed: number | null
}

export function GraphLines({ layout, size: { height, rtl }, pointed }: GraphLinesProps) {
  const lines = useReveal<SVGGElement>(rtl)
  const column = pointed === null ? undefined : layout.columns[pointed]
  return (
    <>
      {column ? (
        <path d={`M${column.x} ${GRAPH_ROOM.top}V${height - GRAPH_ROOM.bottom}`} className="stroke-control" />
      ) : null}
      <g ref={lines}>
        <path d={layout.moneyOut} {...LINE_LOOK.moneyOut} />
        <path d={layout.moneyIn} {...LINE_LOOK.moneyIn} />
      </g>
      {column ? (
        <g className="stroke-surface" strokeWidth="2">
          <circle cx={column.x} cy={column.moneyOut} r="5.5" className="fill-chart-2" />
          <circle cx={column.x} cy={column.moneyIn} r="5.5" className="fill-chart-1" />
        </g>
      ) : null}
    </>
  )
}
