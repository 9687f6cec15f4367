import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { CALLBACK_DONE_MILLISECONDS, CALLBACK_FAILED_MILLISECONDS } from '#domain/constants.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { callback } from '#web/messages/callback.ts'
import { paths } from '#web/paths.ts'
import { session } from '#web/session/session-state.ts'
import { accountLockOf } from '../account-lock.ts'
import { pathAfterLogin } from './after-login.ts'
import { type CallbackArrival, callbackArrivalOf, type LockedArrival, type LoginArrival } from './arrivals.ts'
import { CallOutcome } from './CallOutcome.tsx'
import { CallUnderWay } from './CallUnderWay.tsx'
import type { CallbackPhase } from './callback-phase.ts'
import { useLoginCall } from './use-login-call.ts'

export function CallbackPage() {
  const arrival = callbackArrivalOf(useLocation().state)
  // After a reload of a sign-in that was completed a moment ago.
  const [isSignedIn] = useState(() => session.get() !== null)
  if (arrival === null) return <Navigate replace to={paths.login} />
  return isSignedIn ? <Navigate replace to={pathAfterLogin(undefined, arrival.from)} /> : <Call arrival={arrival} />
}

const TITLE: Record<CallbackPhase, 'waiting' | 'successful' | 'failed'> = {
  calling: 'waiting',
  pending: 'waiting',
  completing: 'successful',
  done: 'successful',
  rejected: 'failed',
  expired: 'failed',
  failed: 'failed',
}

function Call({ arrival }: { arrival: CallbackArrival }) {
  const t = useTexts(callback)
  const { phase, completed, lock, isUnreachable } = useLoginCall(arrival)
  const login: LoginArrival = { from: arrival.from, phoneOrEmail: arrival.phoneOrEmail }
  const isWaiting = phase === 'calling' || phase === 'pending'
  useLeaving(phase, pathAfterLogin(completed?.nextStep, arrival.from), login)

  if (lock) {
    const locked: LockedArrival = { ...accountLockOf(lock, Date.now()), ...login }
    return <Navigate replace to={paths.accountLocked} state={locked} />
  }
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={t.titles[TITLE[phase]]} />
        {isWaiting ? <p className="text-muted">{t.lead}</p> : null}
      </div>
      {isWaiting ? (
        <CallUnderWay phase={phase} login={login} isUnreachable={isUnreachable} />
      ) : (
        <CallOutcome phase={phase} login={login} />
      )}
    </PublicLayout>
  )
}

const LEAVING_AFTER: Partial<Record<CallbackPhase, number>> = {
  done: CALLBACK_DONE_MILLISECONDS,
  rejected: CALLBACK_FAILED_MILLISECONDS,
  expired: CALLBACK_FAILED_MILLISECONDS,
  failed: CALLBACK_FAILED_MILLISECONDS,
}

/** Once it is over the page is left by itself, after time enough to read how it ended. */
function useLeaving(phase: CallbackPhase, inside: string, login: LoginArrival): void {
  const navigate = useNavigate()
  const leave = useEffectEvent(() =>
    phase === 'done' ? navigate(inside, { replace: true }) : navigate(paths.login, { replace: true, state: login }),
  )
  useEffect(() => {
    const delay = LEAVING_AFTER[phase]
    if (delay === undefined) return
    const timer = setTimeout(leave, delay)
    return () => clearTimeout(timer)
  }, [phase])
}
