import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useLocale } from '#web/lib/locale.tsx'

interface TabsProps<Value extends string> {
  id: string
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
  /** The content of the open tab. */
  children: ReactNode
}

/** Tabs. The arrow keys follow the reading direction. */
export function Tabs<Value extends string>({ id, label, tabs, value, onValueChange, children }: TabsProps<Value>) {
  const { direction } = useLocale()
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const open = tabs.findIndex(tab => tab.value === value)

  const press = (event: KeyboardEvent) => {
    const to = targetOf(event.key, open, tabs.length, direction === 'rtl')
    const tab = to === null ? undefined : tabs[to]
    if (to === null || tab === undefined) return
    event.preventDefault()
    onValueChange(tab.value)
    buttons.current[to]?.focus()
  }
  return (
    <div className="grid gap-6">
      <div role="tablist" aria-label={label} className="flex gap-2 border-b border-line" onKeyDown={press}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            ref={element => {
              buttons.current[index] = element
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={index === open}
            aria-controls={`${id}-panel`}
            tabIndex={index === open ? 0 : -1}
            className="-mb-px min-h-11 flex-1 border-b-2 border-transparent forced-colors:not-aria-selected:border-[Canvas] px-3 py-2 text-muted hover:text-ink aria-selected:border-brand aria-selected:font-semibold aria-selected:text-brand"
            onClick={() => onValueChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="grid gap-6">
        {children}
      </div>
    </div>
  )
}

/** The tab that a key opens. Wraps around at both ends. */
function targetOf(key: string, open: number, count: number, isRtl: boolean): number | null {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (open + 1) % count
  if (key === backward) return (open - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
