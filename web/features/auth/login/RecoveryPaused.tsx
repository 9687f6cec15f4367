import { useState } from 'react'
import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { accountLocked } from '#web/messages/account-locked.ts'
import { paths } from '#web/paths.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LockHeading } from './LockHeading.tsx'

/** A soft lock of the recovery. A new password cannot end it, as it is what the lock keeps from being set. */
export function RecoveryPaused({ until }: { until: number | undefined }) {
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
