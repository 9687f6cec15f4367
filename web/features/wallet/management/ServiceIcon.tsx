import type { ReactNode } from 'react'

export function ServiceIcon({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand-soft text-brand *:size-6">
      {children}
    </span>
  )
}
