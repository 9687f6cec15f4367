import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { WalletActivity } from '#web/api/generated/model/index.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { GraphAxes } from './GraphAxes.tsx'
import { GraphLines } from './GraphLines.tsx'
import { GraphSlider } from './GraphSlider.tsx'
import { GraphTooltip } from './GraphTooltip.tsx'
import { layoutGraph, nearestColumn } from './graph-layout.ts'
import { usePointLabels } from './use-point-labels.ts'

const HEIGHT = 256
/** Of a label, roughly, in either script. */
const PIXELS_PER_LETTER = 8

/** Points at one moment after the other with a pointer, a finger or the arrow keys. */
export function ActivityGraph({ activity }: { activity: WalletActivity }) {
  const rtl = useLocale().direction === 'rtl'
  const [frame, width] = useElementWidth<HTMLDivElement>()
  const [pointed, setPointed] = useState<number | null>(null)
  const { short } = usePointLabels(activity.period)
  const labelWidth = Math.max(...activity.points.map(each => short(each).length)) * PIXELS_PER_LETTER
  const size = { width, height: HEIGHT, rtl, labelWidth }
  const layout = layoutGraph(activity.points, size)
  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setPointed(nearestColumn(layout.columns, clientX - currentTarget.getBoundingClientRect().left))
  // What a finger pointed at stays when it is lifted.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPointed(null)
  }
  return (
    <div
      ref={frame}
      className="relative h-64 touch-pan-y overflow-x-clip rounded-sm outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-4"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={leave}
    >
      <GraphSlider activity={activity} pointed={pointed} onPoint={setPointed} />
      {width === 0 ? null : (
        <svg aria-hidden="true" width={width} height={HEIGHT} className="absolute inset-0 overflow-visible">
          <GraphAxes activity={activity} layout={layout} size={size} />
          <GraphLines layout={layout} size={size} pointed={pointed} />
        </svg>
      )}
      {pointed === null ? null : (
        <GraphTooltip activity={activity} pointed={pointed} x={layout.columns[pointed]?.x ?? 0} width={width} />
      )}
    </div>
  )
}

/** How wide an element is in pixels, for what is drawn in them; zero before it is known. */
function useElementWidth<Element extends HTMLElement>(): [ref: RefObject<Element | null>, width: number] {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
