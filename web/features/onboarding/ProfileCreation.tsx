import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useReference } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { ProfileCreated } from '#web/api/generated/model/index.ts'
import { createProfile } from '#web/api/generated/onboarding.ts'
import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { complete } from '#web/messages/complete.ts'
import { paths } from '#web/paths.ts'
import { PROFILE_SKIPPED } from '#web/session/profile-skipped.ts'
import { getOnboarding } from '#web/sign-up/onboarding-state.ts'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { profilePayload } from './profile-payload.ts'

export function ProfileCreation({ onCreated }: { onCreated: () => void }) {
  const t = useTexts(complete)
  const withReference = useReference()
  const outOfStep = useOutOfStep()
  const { data, error, refetch } = useProfileCreation(t.fallbackBusinessName)
  const created = useEffectEvent(onCreated)
  useEffect(() => {
    if (data) created()
  }, [data])
  useEffect(() => {
    outOfStep(error)
  }, [error, outOfStep])

  if (!error) {
    return (
      <PublicLayout>
        <PageHeading title={t.creatingTitle} />
        <Waiting title={t.creatingTitle}>{t.creatingText}</Waiting>
      </PublicLayout>
    )
  }
  return (
    <PublicLayout>
      <PageHeading key="failed" title={t.failedTitle} />
      <Notice tone="danger" alert>
        {withReference(t.failed[failureOf(error)], error)}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => refetch()}>{t.tryAgain}</Button>
        <ButtonLink variant="secondary" to={paths.dashboard} state={PROFILE_SKIPPED}>
          {t.skip}
        </ButtonLink>
      </div>
      {failureOf(error) === 'forbidden' ? <SupportContact /> : null}
    </PublicLayout>
  )
}

/** A query rather than a mutation in an effect: however often the page mounts at once, it runs once. */
function useProfileCreation(fallbackBusinessName: string) {
  return useQuery<ProfileCreated>({
    queryKey: ['create-profile'],
    queryFn: () => {
      const payload = profilePayload(getOnboarding().data, fallbackBusinessName)
      if (!payload) throw new Error('The sign-up is past its password and lacks an answer')
      return createProfile(payload)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

function failureOf(error: Error): 'forbidden' | 'offline' | 'other' {
  if (!(error instanceof ApiError)) return 'other'
  if (error.status === 403) return 'forbidden'
  return error.body.code === 'NETWORK_ERROR' ? 'offline' : 'other'
}
