import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { LockIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { type AccountLock, accountLockStateOf, isPermanent } from '../account-lock.ts'
import { accountLocked } from './account-locked.messages.ts'
import { type LoginState, loginStateOf } from './login-location-state.ts'

export function AccountLockedPage() {
  const t = useTexts(accountLocked)
  const { state } = useLocation()
  const lock = accountLockStateOf(state)
  const { from, phoneOrEmail } = loginStateOf(state)
  const login: LoginState = { from, phoneOrEmail }
  if (lock.isRecovery && !isPermanent(lock)) return <RecoveryPaused until={lock.lockedUntil} />
  return (
    <PublicLayout>
      <LockHeading title={t.title}>
        <Reason lock={lock} />
      </LockHeading>
      {isPermanent(lock) ? <PermanentLock login={login} /> : <SoftLock until={lock.lockedUntil} login={login} />}
    </PublicLayout>
  )
}

/** The server's message is in English. */
function Reason({ lock }: { lock: AccountLock }) {
  const { locale } = useLocale()
  const { reason } = useTexts(accountLocked)
  return locale === 'en' ? (lock.lockReason ?? reason) : reason
}

function PermanentLock({ login }: { login: LoginState }) {
  const t = useTexts(accountLocked)
  return (
    <>
      <p>{t.permanent}</p>
      <SupportContact />
      <div>
        <ButtonLink to={paths.login} state={login} variant="secondary">
          {t.backToLogin}
        </ButtonLink>
      </div>
    </>
  )
}

/** A soft lock of the sign-in. It expires, or ends with a new password. */
function SoftLock({ until, login }: { until: number | undefined; login: LoginState }) {
  const t = useTexts(accountLocked)
  const [hasEnded, setEnded] = useState(false)
  return (
    <>
      {hasEnded ? (
        <Notice tone="success" alert>
          {t.ended}
        </Notice>
      ) : (
        <Notice tone="warning" title={t.tooMany}>
          <p>{t.useForgotPassword}</p>
          {until ? (
            <p>
              {t.endsIn} <Countdown until={until} onEnd={() => setEnded(true)} />
            </p>
          ) : null}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.forgotPassword} variant={hasEnded ? 'secondary' : 'primary'}>
          {t.resetPassword}
        </ButtonLink>
        <ButtonLink to={paths.login} state={login} variant={hasEnded ? 'primary' : 'secondary'}>
          {t.backToLogin}
        </ButtonLink>
      </div>
    </>
  )
}

/** A soft lock of the recovery. It can only expire, because it locks the setting of a new password. */
function RecoveryPaused({ until }: { until: number | undefined }) {
  const { recovery: t, resetPassword, backToLogin } = useTexts(accountLocked)
  const [hasEnded, setEnded] = useState(false)
  return (
    <PublicLayout>
      <LockHeading title={t.title}>{t.lead}</LockHeading>
      {hasEnded ? (
        <Notice tone="success" alert>
          {t.ended}
        </Notice>
      ) : (
        <Notice tone="warning" title={t.tooMany}>
          {until ? (
            <p>
              {t.endsIn} <Countdown until={until} onEnd={() => setEnded(true)} />
            </p>
          ) : null}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.login}>{backToLogin}</ButtonLink>
        {hasEnded ? (
          <ButtonLink to={paths.forgotPassword} variant="secondary">
            {resetPassword}
          </ButtonLink>
        ) : null}
      </div>
    </PublicLayout>
  )
}

function LockHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="grid size-14 place-items-center rounded-md bg-warning-soft text-warning">
        <LockIcon className="size-8" />
      </span>
      <div className="grid gap-2">
        <PageHeading title={title} />
        <p className="text-muted">{children}</p>
      </div>
    </>
  )
}
