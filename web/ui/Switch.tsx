interface SwitchProps {
  checked: boolean
  onPress: () => void
  labelledBy: string
  describedBy?: string
  /** What it stands for is not known yet: it keeps its place and ignores presses. */
  busy?: boolean
}

/** Something that is on or off. What a press leads to is the owner's: it may ask first. */
export function Switch({ checked, onPress, labelledBy, describedBy, busy = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      className="group grid h-11 w-14 shrink-0 place-items-center rounded-md aria-disabled:cursor-progress"
      onClick={() => (busy ? undefined : onPress())}
    >
      <span className="flex h-7 w-12 items-center rounded-full bg-control p-1 transition-colors group-aria-busy:animate-pulse group-aria-checked:bg-brand">
        <span className="size-5 rounded-full bg-surface transition-transform group-aria-checked:translate-x-5 rtl:group-aria-checked:-translate-x-5" />
      </span>
    </button>
  )
}
