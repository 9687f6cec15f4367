import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { CHART_ANIMATION_MILLISECONDS } from '#domain/constants.ts'
import type { WalletActivity } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { LINE_LOOK, LineSample } from './DashboardCard.tsx'
import { GRAPH_ROOM, type GraphLayout, type GraphSize, hasLabel, layoutGraph, nearestColumn } from './graph-layout.ts'
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

interface GraphSliderProps {
  activity: WalletActivity
  pointed: number | null
  onPoint: (index: number | null) => void
}

/** The graph for the keyboard and for screen readers: a range input goes along the points in either direction and reads them out. */
function GraphSlider({ activity: { period, points }, pointed, onPoint }: GraphSliderProps) {
  const t = useTexts(dashboard)
  const { money } = useFormats()
  const { full } = usePointLabels(period)
  const newest = points.length - 1
  const index = pointed ?? newest
  const point = points[index]
  return (
    <input
      type="range"
      aria-label={t.graph}
      aria-valuetext={point && t.point(full(point), money(point.moneyIn.amount), money(point.moneyOut.amount))}
      min={0}
      max={newest}
      value={index}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
      onChange={event => onPoint(event.target.valueAsNumber)}
      onFocus={() => onPoint(index)}
      onBlur={() => onPoint(null)}
    />
  )
}

interface GraphAxesProps {
  activity: WalletActivity
  layout: GraphLayout
  size: GraphSize
}

/** From here on the amounts would be wider than their room. */
const FIRST_COMPACT = 100_000

function GraphAxes({ activity: { period, points }, layout, size }: GraphAxesProps) {
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

interface GraphTooltipProps {
  activity: WalletActivity
  pointed: number
  /** Of the point, and of the graph around it. */
  x: number
  width: number
}

const WIDTH = 232
const GAP = 14

/** Stands beside the point, on the side where there is room. Screen readers are told by the slider. */
function GraphTooltip({ activity: { period, points }, pointed, x, width }: GraphTooltipProps) {
  const t = useTexts(dashboard)
  const { money } = useFormats()
  const { full } = usePointLabels(period)
  const point = points[pointed]
  if (!point) return null
  const beside = x > width / 2 ? x - GAP - WIDTH : x + GAP
  const left = Math.max(0, Math.min(beside, width - WIDTH))
  return (
    <div
      aria-hidden="true"
      style={{ left, width: WIDTH }}
      className="pointer-events-none absolute top-0 z-10 grid gap-1.5 rounded-md border border-line bg-surface p-3 text-sm shadow-lift"
    >
      <p className="font-semibold">{full(point)}</p>
      {(['moneyIn', 'moneyOut'] as const).map(side => (
        <p key={side} className="flex items-center gap-2">
          <LineSample side={side} />
          <span className="me-auto text-muted">{t[side]}</span>
          <Ltr>{money(point[side].amount)}</Ltr>
        </p>
      ))}
    </div>
  )
}

interface GraphLinesProps {
  layout: GraphLayout
  size: GraphSize
  pointed: number | null
}

function GraphLines({ layout, size: { height, rtl }, pointed }: GraphLinesProps) {
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
