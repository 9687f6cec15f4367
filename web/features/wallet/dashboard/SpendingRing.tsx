import { arc, pie } from 'd3-shape'
import { useLocale } from '#web/lib/locale.tsx'
import type { Slice } from './group-shares.ts'

/** Of the slices, in their order. */
export const SLICE_FILL = [
  'fill-chart-1',
  'fill-chart-2',
  'fill-chart-3',
  'fill-chart-4',
  'fill-chart-5',
  'fill-chart-6',
] as const

const RADIUS = 64
/** Between slices, so that neighbours are told apart without their colours. */
const GAP_RADIANS = 0.04

const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(RADIUS - 22)
  .outerRadius(RADIUS)

/** The legend says all of it in words, so this is for the eyes alone. It runs the way one reads. */
export function SpendingRing({ slices }: { slices: readonly Slice[] }) {
  const rtl = useLocale().direction === 'rtl'
  const arcs = pie<Slice>()
    .value(slice => slice.halalas)
    .sort(null)
    .padAngle(slices.length > 1 ? GAP_RADIANS : 0)([...slices])
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
      className={rtl ? 'size-32 shrink-0 -scale-x-100' : 'size-32 shrink-0'}
    >
      {arcs.map((each, index) => (
        <path key={each.data.type} d={shape(each) ?? ''} className={SLICE_FILL[index]} />
      ))}
    </svg>
  )
}
