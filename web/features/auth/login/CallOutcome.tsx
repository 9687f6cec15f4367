import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { callback } from '#web/messages/callback.ts'
import { login as loginTexts } from '#web/messages/login.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import type { LoginArrival } from './arrivals.ts'

interface CallOutcomeProps {
  phase: 'completing' | 'done' | 'rejected' | 'expired' | 'failed'
  login: LoginArrival
}

/** How the call ended; the page is about to be left. */
export function CallOutcome({ phase, login }: CallOutcomeProps) {
  const t = useTexts(callback)
  const { backToLogin } = useTexts(loginTexts)
  const text = t.phases[phase]
  if (phase === 'completing') return <Waiting title={text} />
  if (phase === 'done') {
    return (
      <div role="status">
        <Notice tone="success">{text}</Notice>
      </div>
    )
  }
  return (
    <Notice tone="danger" alert title={text}>
      <p>{t.goingBack}</p>
      <TextLink to={paths.login} state={login}>
        {backToLogin}
      </TextLink>
    </Notice>
  )
}
