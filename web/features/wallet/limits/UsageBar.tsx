/** How full a limit is. The figures beside it say the same in words. */
export function UsageBar({ used, limit }: { used: number; limit: number }) {
  const share = limit === 0 ? 1 : Math.min(used / limit, 1)
  return (
    <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-raised rtl:-scale-x-100">
      <rect height="100%" width={`${share * 100}%`} className={share < 1 ? 'fill-brand' : 'fill-warning'} />
    </svg>
  )
}
