/** The logo: a drop on water. */
export function LogoMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-brand" />
      <circle cx="16" cy="10" r="4" className="fill-on-brand" />
      <path
        d="M10.5 17.5a7.4 7.4 0 0 0 11 0M6.5 21a12.6 12.6 0 0 0 19 0"
        className="fill-none stroke-on-brand"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span dir="ltr" className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="text-lg font-semibold tracking-tight">Plink</span>
    </span>
  )
}
