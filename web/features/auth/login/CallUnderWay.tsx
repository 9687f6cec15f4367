import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { callback } from '#web/messages/callback.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import type { LoginArrival } from './arrivals.ts'

interface CallUnderWayProps {
  phase: 'calling' | 'pending'
  login: LoginArrival
  isUnreachable: boolean
}

/** What happens now, and what to do on the phone. */
export function CallUnderWay({ phase, login, isUnreachable }: CallUnderWayProps) {
  const t = useTexts(callback)
  return (
    <>
      <Waiting title={t.phases[phase]}>
        <p>{t.howLong}</p>
      </Waiting>
      <div role="status" className="empty:hidden">
        {isUnreachable ? <Notice tone="warning">{t.unreachable}</Notice> : null}
      </div>
      <section className="grid gap-3">
        <h2 className="font-semibold">{t.instructions}</h2>
        <ul className="grid gap-2">
          <PhoneKey digit={1} />
          <PhoneKey digit={2} />
        </ul>
        <p className="text-sm text-muted">{t.notYou}</p>
      </section>
      <div>
        <ButtonLink to={paths.login} state={login} replace variant="secondary">
          {t.cancel}
        </ButtonLink>
      </div>
    </>
  )
}

function PhoneKey({ digit }: { digit: 1 | 2 }) {
  const t = useTexts(callback)
  return (
    <li className="flex items-center gap-4 rounded-md border border-line bg-surface p-3">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-md bg-raised text-lg font-semibold tabular-nums"
      >
        {digit}
      </span>
      {t.press[digit]}
    </li>
  )
}
