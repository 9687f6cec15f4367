import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, ClockIcon, InfoIcon } from './icons.tsx'

export type StatusTone = 'success' | 'waiting' | 'danger' | 'neutral'

const LOOK = {
  success: { icon: CheckIcon, style: 'bg-success-soft text-success' },
  waiting: { icon: ClockIcon, style: 'bg-warning-soft text-warning' },
  danger: { icon: AlertIcon, style: 'bg-danger-soft text-danger' },
  neutral: { icon: InfoIcon, style: 'bg-raised text-muted' },
} as const

/** A status as one word with an icon, so that states do not differ by colour alone. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const { icon: Icon, style } = LOOK[tone]
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full py-0.5 ps-1.5 pe-2.5 text-sm font-semibold whitespace-nowrap ${style}`}
    >
      <Icon className="size-4 shrink-0" />
      <span>{children}</span>
    </span>
  )
}

export function Badge({ children }: { children: string }) {
  return (
    <span className="rounded-full bg-brand-soft px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-brand">
      {children}
    </span>
  )
}
