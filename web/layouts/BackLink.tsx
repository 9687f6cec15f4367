import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { ArrowBackIcon } from '#web/ui/icons.tsx'

export function BackLink({ to, state }: { to: string; state?: unknown }) {
  return (
    <Link
      to={to}
      state={state}
      className="-my-2 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-semibold text-muted hover:text-ink"
    >
      <ArrowBackIcon className="size-5" />
      {useTexts(common).back}
    </Link>
  )
}
