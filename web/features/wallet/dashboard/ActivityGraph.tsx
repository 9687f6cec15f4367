import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { CHART_ANIMATION_MILLISECONDS } from '#domain/constants.ts'
import type { WalletActivity } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { type Drawing, SIDE_STYLES, SideSample } from './DashboardCard.tsx'
import {
  axisRiyals,
  type Bar,
  GRAPH_MARGINS,
  type GraphColumn,
  type GraphLayout,
  type GraphSize,
  layoutGraph,
  nearestColumn,
} from './graph-layout.ts'
import { usePointLabels } from './use-point-labels.ts'

/** The approximate width of a character of an amount beside the axis, in either script. */
const PIXELS_PER_LETTER = 8

interface ActivityGraphProps {
  activity: WalletActivity
  drawing: Drawing
}

/** The graph fills its card. It selects one point at a time with a pointer, a finger or the arrow keys. */
export function ActivityGraph({ activity, drawing }: ActivityGraphProps) {
  const rtl = useLocale().direction === 'rtl'
  const [frame, { width, height }] = useElementSize<HTMLDivElement>()
  const [pointed, setPointed] = useState<number | null>(null)
  const axisAmount = useAxisAmount()
  const letters = Math.max(...axisRiyals(activity.points).map(each => axisAmount(each).length))
  // Adds one, because an "m" for millions is wide.
  const amountsWidth = (letters + 1) * PIXELS_PER_LETTER
  const size = { width, height, rtl, amountsWidth }
  const layout = layoutGraph(activity.points, size)
  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setPointed(nearestColumn(layout.columns, clientX - currentTarget.getBoundingClientRect().left))
  // The point that a finger has selected stays when the finger is lifted.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPointed(null)
  }
  return (
    <div
      ref={frame}
      className="relative min-h-64 grow touch-pan-y overflow-x-clip rounded-sm outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-4"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={leave}
    >
      <GraphSlider activity={activity} pointed={pointed} onPoint={setPointed} />
      {width === 0 ? null : (
        <svg aria-hidden="true" width={width} height={height} className="absolute inset-0 overflow-visible">
          {pointed === null ? null : (
            <rect
              x={(layout.columns[pointed]?.x ?? 0) - layout.columnWidth / 2}
              width={layout.columnWidth}
              height={height}
              rx="6"
              className="fill-raised"
            />
          )}
          <GraphAxes activity={activity} layout={layout} size={size} />
          {drawing === 'line' ? <GraphLines columns={layout.columns} /> : <GraphBars columns={layout.columns} />}
        </svg>
      )}
      {pointed === null ? null : (
        <GraphTooltip
          activity={activity}
          drawing={drawing}
          pointed={pointed}
          x={layout.columns[pointed]?.x ?? 0}
          width={width}
        />
      )}
    </div>
  )
}

interface Size {
  width: number
  height: number
}

const UNKNOWN: Size = { width: 0, height: 0 }

/** Returns the size of an element in pixels, for a drawing inside it. Zero before it is known. */
function useElementSize<Element extends HTMLElement>(): [ref: RefObject<Element | null>, size: Size] {
  const ref = useRef<Element>(null)
  const [size, setSize] = useState(UNKNOWN)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}

interface GraphSliderProps {
  activity: WalletActivity
  pointed: number | null
  onPoint: (index: number | null) => void
}

/** The graph for the keyboard and for screen readers: a range input that moves along the points and reads them out. */
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

/** From this amount on, full amounts would take too much of a phone's width. */
const FIRST_COMPACT = 100_000

function useAxisAmount(): (riyals: number) => string {
  const { number, compact } = useFormats()
  return riyals => (riyals < FIRST_COMPACT ? number(riyals) : compact(riyals))
}

function GraphAxes({ activity: { period, points }, layout: { columns, start, ticks }, size }: GraphAxesProps) {
  const { width, height, rtl } = size
  const axisAmount = useAxisAmount()
  const below = usePointLabels(period).below(points)
  return (
    <g className="fill-muted text-sm tabular-nums">
      {ticks.map(({ riyals, y }) => (
        <g key={riyals}>
          <path d={`M${start} ${y}H${rtl ? 0 : width}`} className="stroke-line" />
          <text
            x={start + (rtl ? GRAPH_MARGINS.besideAmounts : -GRAPH_MARGINS.besideAmounts)}
            y={y}
            dy="0.32em"
            textAnchor="end"
          >
            {axisAmount(riyals)}
          </text>
        </g>
      ))}
      {points.map(({ from }, index) => (
        <g key={from} textAnchor="middle">
          {below[index]?.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The two lines never change places.
            <text key={row} x={columns[index]?.x} y={height - (row === 0 ? 28 : 9)}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </g>
  )
}

interface GraphTooltipProps {
  activity: WalletActivity
  drawing: Drawing
  pointed: number
  /** The position of the point and the width of the graph around it. */
  x: number
  width: number
}

const WIDTH = 264
/** On narrower screens, the tooltip would cover half of the totals. */
const PHONE_WIDTH = 360

/**
 * The tooltip is between the graph and the heading of its card, in place of the totals, and covers neither. For screen readers, the slider says the
 * same.
 */
function GraphTooltip({ activity: { period, points }, drawing, pointed, x, width }: GraphTooltipProps) {
  const { amount, currency } = useFormats()
  const { full } = usePointLabels(period)
  const point = points[pointed]
  if (!point) return null
  const own = width < PHONE_WIDTH ? width : WIDTH
  const left = Math.max(0, Math.min(x - own / 2, width - own))
  return (
    <div
      aria-hidden="true"
      style={{ left, width: own }}
      className="pointer-events-none absolute bottom-full z-10 mb-1 rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-lift"
    >
      <p className="font-semibold">{full(point)}</p>
      <p className="flex flex-wrap items-center gap-x-3">
        {(['moneyIn', 'moneyOut'] as const).map(side => (
          <span key={side} className="flex items-center gap-1.5">
            <SideSample side={side} drawing={drawing} />
            <Ltr>{amount(point[side].amount)}</Ltr>
          </span>
        ))}
        <span className="text-muted">{currency}</span>
      </p>
    </div>
  )
}

/** The points are sums, so the lines between them are not smoothed. Incoming money is drawn thicker, so that it is visible where both are equal. */
function GraphLines({ columns }: { columns: readonly GraphColumn[] }) {
  const lines = useReveal<SVGGElement>()
  return (
    <g ref={lines} strokeWidth={STROKE}>
      {(['moneyIn', 'moneyOut'] as const).map(side => (
        <g key={side} className={SIDE_STYLES[side]}>
          <polyline
            points={columns.map(column => `${column.x},${column[side].y}`).join(' ')}
            fill="none"
            strokeLinejoin="round"
          />
          {columns.map(column => (
            <circle key={column.x} cx={column.x} cy={column[side].y} r={POINT_RADIUS[side]} />
          ))}
        </g>
      ))}
    </g>
  )
}

const POINT_RADIUS = { moneyIn: 5, moneyOut: 3.5 } as const

function GraphBars({ columns }: { columns: readonly GraphColumn[] }) {
  const bars = useReveal<SVGGElement>()
  return (
    <g ref={bars}>
      {columns.map(({ x, moneyIn, moneyOut }) => (
        <g key={x}>
          <path d={outline(moneyIn)} strokeWidth={STROKE} className={SIDE_STYLES.moneyIn} />
          <path d={outline(moneyOut)} strokeWidth={STROKE} className={SIDE_STYLES.moneyOut} />
        </g>
      ))}
    </g>
  )
}

const STROKE = 2

/** Returns an outline inside the bar, so that its stroke ends where the bar does. Empty if there is no bar. */
function outline({ x, y, width, height }: Bar): string {
  if (height === 0) return ''
  const inset = STROKE / 2
  return `M${x + inset} ${y + height - inset}V${y + inset}H${x + width - inset}V${y + height - inset}Z`
}

/** Lets a drawing grow once from below. It appears at once for people who prefer reduced motion. */
function useReveal<Drawing extends SVGElement>(): RefObject<Drawing | null> {
  const drawing = useRef<Drawing>(null)
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const animation = drawing.current?.animate([{ clipPath: 'inset(100% 0 0)' }, { clipPath: 'inset(0)' }], {
      duration: CHART_ANIMATION_MILLISECONDS,
      easing: 'ease-out',
    })
    return () => animation?.cancel()
  }, [])
  return drawing
}
