/** Use it only with a text that says what is happening. */
export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 animate-spin" fill="none" strokeWidth="2.5">
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" opacity="0.25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeLinecap="round" />
    </svg>
  )
}
