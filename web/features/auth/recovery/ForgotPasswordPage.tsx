import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { ArrowForwardIcon, CalendarIcon, PhoneIcon } from '#web/ui/icons.tsx'
import { RecoveryLayout } from './RecoveryLayout.tsx'
import { recovery as texts } from './recovery.messages.ts'
import { RECOVERY_PATHS, type RecoveryMethod } from './recovery-state.ts'

export function ForgotPasswordPage() {
  const t = useTexts(texts)
  return (
    <RecoveryLayout title={t.chooserTitle} lead={t.chooserLead} backTo={paths.login}>
      <ul className="grid gap-3">
        <Method method="id" icon={<CalendarIcon />} />
        <Method method="phone" icon={<PhoneIcon />} />
      </ul>
    </RecoveryLayout>
  )
}

function Method({ method, icon }: { method: RecoveryMethod; icon: ReactNode }) {
  const { title, description } = useTexts(texts).ways[method]
  return (
    <li>
      <Link
        to={RECOVERY_PATHS[method].identity}
        className="group flex items-center gap-4 rounded-md border border-control bg-surface p-4 transition-colors hover:border-brand hover:bg-brand-soft"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-raised text-brand group-hover:bg-surface *:size-6">
          {icon}
        </span>
        <span className="grid flex-1 gap-0.5">
          <span className="font-semibold">{title}</span>
          <span className="text-sm text-muted">{description}</span>
        </span>
        <ArrowForwardIcon className="size-5 shrink-0 text-muted group-hover:text-brand" />
      </Link>
    </li>
  )
}
