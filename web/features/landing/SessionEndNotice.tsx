import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { session } from '#web/messages/session.ts'
import { paths } from '#web/paths.ts'
import { sessionEndIn } from '#web/session/session-end.ts'
import { ClockIcon, InfoIcon } from '#web/ui/icons.tsx'

/** Says that a session has just ended, with a link to continue. */
export function SessionEndNotice() {
  const t = useTexts(session)
  const end = sessionEndIn(useLocation().state)
  if (!end) return null
  const { title, text } = t.ended[end.ended][end.isTimedOut ? 'timedOut' : 'loggedOut']
  const isSignUp = end.ended === 'sign_up'
  const Icon = end.isTimedOut ? ClockIcon : InfoIcon
  return (
    <div role="status" className="border-b border-line bg-brand-soft">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-4 sm:flex sm:items-center sm:justify-between sm:px-6">
        <div className="flex items-start gap-3">
          <Icon className="size-6 shrink-0 text-brand" />
          <div className="grid gap-0.5">
            <p className="font-semibold">{title}</p>
            <p>{text}</p>
          </div>
        </div>
        <div className="shrink-0 max-sm:ps-9">
          <ButtonLink to={isSignUp ? paths.phone : paths.login} variant="secondary">
            {isSignUp ? t.continueSignUp : t.signIn}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
