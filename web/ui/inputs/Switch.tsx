interface SwitchProps {
  checked: boolean
  onPress: () => void
  labelledBy: string
  describedBy?: string
  /** Whether the state is changing. The switch then keeps its focus and ignores clicks. */
  busy?: boolean
}

/** A switch. It does not change by itself: the parent decides what a click does, for example asks for confirmation. */
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
      <span className="flex h-7 w-12 items-center rounded-full bg-control p-1 transition-colors forced-colors:border group-aria-busy:animate-pulse group-aria-checked:bg-brand">
        <span className="size-5 rounded-full bg-surface transition-transform forced-colors:bg-[ButtonText] group-aria-checked:translate-x-5 rtl:group-aria-checked:-translate-x-5" />
      </span>
    </button>
  )
}
