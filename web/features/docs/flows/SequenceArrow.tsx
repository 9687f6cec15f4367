import { classNames } from '#web/ui/class-names.ts'

interface SequenceArrowProps {
  /** Lanes, counted along the line of reading. */
  from: number
  to: number
  /** What is no call of the API. */
  dashed: boolean
}

/** Between the middles of two lanes: of six columns, those are the lines 2, 4 and 6. */
const SPANS: Record<string, string> = {
  '0-1': 'col-start-2 col-end-4',
  '1-2': 'col-start-4 col-end-6',
  '0-2': 'col-start-2 col-end-6',
}

export function SequenceArrow({ from, to, dashed }: SequenceArrowProps) {
  const isForward = from < to
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative h-2.5 border-b-2',
        SPANS[`${Math.min(from, to)}-${Math.max(from, to)}`],
        dashed ? 'border-dashed border-control text-control' : 'border-brand text-brand',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 8 10"
        className={classNames(
          'absolute -bottom-1.5 h-2.5 w-2',
          isForward ? 'end-0 rtl:-scale-x-100' : 'start-0 -scale-x-100 rtl:scale-x-100',
        )}
      >
        <path d="M0 0 8 5 0 10Z" fill="currentColor" />
      </svg>
    </span>
  )
}
