import type { ReactNode } from 'react'
import { AlertIcon, CheckCircleIcon, InfoIcon, WarningIcon } from './icons.tsx'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** Interrupts a screen reader, for errors after an action of the user. */
  alert?: boolean
}

const LOOK = {
  info: { icon: InfoIcon, style: 'bg-brand-soft', ink: 'text-brand' },
  success: { icon: CheckCircleIcon, style: 'bg-success-soft', ink: 'text-success' },
  warning: { icon: WarningIcon, style: 'bg-warning-soft', ink: 'text-warning' },
  danger: { icon: AlertIcon, style: 'bg-danger-soft', ink: 'text-danger' },
} as const

export function Notice({ tone = 'info', title, children, alert }: NoticeProps) {
  const { icon: Icon, style, ink } = LOOK[tone]
  return (
    <div role={alert ? 'alert' : undefined} className={`flex items-start gap-3 rounded-md p-4 ${style}`}>
      <Icon className={`size-6 shrink-0 ${ink}`} />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        {title ? <p className="font-semibold">{title}</p> : null}
        <div className="contents">{children}</div>
      </div>
    </div>
  )
}
