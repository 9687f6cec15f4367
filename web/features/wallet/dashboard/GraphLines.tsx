import { type RefObject, useLayoutEffect, useRef } from 'react'
import { CHART_ANIMATION_MILLISECONDS } from '#domain/constants.ts'
import { GRAPH_ROOM, type GraphLayout, type GraphSize } from './graph-layout.ts'
import { LINE_LOOK } from './LineSample.tsx'

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

/** Uncovers what is drawn once, in the direction of reading; at once for whoever wants no motion. */
function useReveal<Drawing extends SVGElement>(rtl: boolean): RefObject<Drawing | null> {
  const drawing = useRef<Drawing>(null)
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const covered = rtl ? 'inset(0 0 0 100%)' : 'inset(0 100% 0 0)'
    const animation = drawing.current?.animate([{ clipPath: covered }, { clipPath: 'inset(0)' }], {
      duration: CHART_ANIMATION_MILLISECONDS,
      easing: 'ease-out',
    })
    return () => animation?.cancel()
  }, [rtl])
  return drawing
}
