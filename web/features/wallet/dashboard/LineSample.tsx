/** The one is a whole line, the other a broken one, so that they are told apart without their colours. */
export const LINE_LOOK = {
  moneyIn: { className: 'fill-none stroke-chart-1', strokeWidth: 2.5, strokeLinecap: 'round' },
  moneyOut: { className: 'fill-none stroke-chart-2', strokeWidth: 2.5, strokeDasharray: '6 4' },
} as const

export function LineSample({ side }: { side: keyof typeof LINE_LOOK }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 22 4" className="h-1 w-5.5 shrink-0">
      <path d="M2 2h18" {...LINE_LOOK[side]} />
    </svg>
  )
}
