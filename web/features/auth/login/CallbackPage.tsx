import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { CALLBACK_DONE_MILLISECONDS, CALLBACK_FAILED_MILLISECONDS } from '#domain/constants.ts'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { login as loginTexts } from '#web/messages/sign-in/login.ts'
import { paths } from '#web/paths.ts'
import { session } from '#web/session/session-state.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { accountLockOf } from '../account-lock.ts'
import { pathAfterLogin } from './after-login.ts'
import { callback } from './callback.messages.ts'
import type { CallbackPhase } from './callback-phase.ts'
import { type CallbackState, callbackStateOf, type LockedState, type LoginState } from './login-location-state.ts'
import { useCompleteCallback } from './use-complete-callback.ts'

export function CallbackPage() {
  const locationState = callbackStateOf(useLocation().state)
  // True after a reload that follows the completed sign-in.
  const [isSignedIn] = useState(() => session.get() !== null)
  if (locationState === null) return <Navigate replace to={paths.login} />
  return isSignedIn ? (
    <Navigate replace to={pathAfterLogin(undefined, locationState.from)} />
  ) : (
    <Call locationState={locationState} />
  )
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

function Call({ locationState }: { locationState: CallbackState }) {
  const t = useTexts(callback)
  const { phase, completed, lock, isUnreachable } = useCompleteCallback(locationState)
  const login: LoginState = { from: locationState.from, phoneOrEmail: locationState.phoneOrEmail }
  const isWaiting = phase === 'calling' || phase === 'pending'
  useLeaving(phase, pathAfterLogin(completed?.nextStep, locationState.from), login)

  if (lock) {
    const locked: LockedState = { ...accountLockOf(lock, serverNow()), ...login }
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

/** Leaves the page after the call, with enough time to read the result. */
function useLeaving(phase: CallbackPhase, inside: string, login: LoginState): void {
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

interface CallOutcomeProps {
  phase: 'completing' | 'done' | 'rejected' | 'expired' | 'failed'
  login: LoginState
}

/** The result of the call. The page is left shortly after. */
function CallOutcome({ phase, login }: CallOutcomeProps) {
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

interface CallUnderWayProps {
  phase: 'calling' | 'pending'
  login: LoginState
  isUnreachable: boolean
}

/** The state of the call and what to do on the phone. */
function CallUnderWay({ phase, login, isUnreachable }: CallUnderWayProps) {
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
