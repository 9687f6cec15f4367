import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { WELCOME_REDIRECT_SECONDS } from '#domain/constants.ts'
import { useErrorText, useReference } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { OnboardingSession, ProfileCreated } from '#web/api/generated/model/index.ts'
import { createProfile, getOnboardingSession } from '#web/api/generated/onboarding.ts'
import { ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useSecondsLeft } from '#web/lib/use-seconds-left.ts'
import { complete } from '#web/messages/complete.ts'
import { paths } from '#web/paths.ts'
import { PROFILE_SKIPPED } from '#web/session/profile-skipped.ts'
import { useSession } from '#web/session/use-session.ts'
import { Guarded } from '#web/sign-up/Guarded.tsx'
import { getOnboarding, resetOnboarding, startFrom } from '#web/sign-up/onboarding-state.ts'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { profilePayload } from './profile-payload.ts'

/** Stands outside the guard once the profile is there: then the sign-up is forgotten and no step of it is open. */
export function CompletePage() {
  const userId = useSession()
  const [cameSignedIn] = useState(userId !== null)
  const [created, setCreated] = useState(false)
  if (created) return <Welcome />
  if (cameSignedIn && userId === null) return <SignInAgain />
  const creation = (
    <Guarded step="done">
      <ProfileCreation onCreated={() => setCreated(true)} />
    </Guarded>
  )
  return userId === null ? creation : <SignUpOfSession userId={userId}>{creation}</SignUpOfSession>
}

function SignInAgain() {
  return <Navigate replace to={paths.login} state={{ from: paths.dashboard, sessionEnded: true }} />
}

/** The end of sign-up: nothing of it stays in the browser. */
function Welcome() {
  const t = useTexts(complete)
  useEffect(resetOnboarding, [])
  useDashboardSoon()
  return (
    <PublicLayout>
      <span className="text-success">
        <CheckCircleIcon className="size-14" />
      </span>
      <div className="grid gap-2">
        <PageHeading title={t.welcomeTitle} />
        <p role="status" className="text-muted">
          {t.welcomeText}
        </p>
      </div>
      <div>
        <ButtonLink to={paths.dashboard}>{t.goNow}</ButtonLink>
      </div>
    </PublicLayout>
  )
}

function useDashboardSoon(): void {
  const navigate = useNavigate()
  const [until] = useState(() => Date.now() + WELCOME_REDIRECT_SECONDS * 1000)
  const isTime = useSecondsLeft(until) === 0
  useEffect(() => {
    if (isTime) navigate(paths.dashboard, { replace: true })
  }, [isTime, navigate])
}

interface SignUpOfSessionProps {
  userId: string
  children: ReactNode
}

/** Brings the sign-up of whoever is signed in to this browser, which may be another one than it began in. */
function SignUpOfSession({ userId, children }: SignUpOfSessionProps) {
  const t = useTexts(complete)
  const errorText = useErrorText()
  const { data: signUp, error, isFetching, refetch } = useSignUpOf(userId)
  if (signUp) return signUp.data.profileCreated ? <Navigate replace to={paths.dashboard} /> : children
  return (
    <PublicLayout>
      <PageHeading title={t.creatingTitle} />
      {error && !isFetching ? (
        <LoadFailed text={errorText(error)} onTryAgain={refetch} />
      ) : (
        <Waiting title={t.creatingTitle}>{t.creatingText}</Waiting>
      )}
    </PublicLayout>
  )
}

/** Whatever sign-up this browser remembers, with a token of its own, may be somebody else's. */
function useSignUpOf(userId: string) {
  return useQuery<OnboardingSession, ApiError>({
    queryKey: ['sign-up-of-session', userId],
    queryFn: async () => {
      resetOnboarding()
      const signUp = await getOnboardingSession()
      startFrom(signUp)
      return signUp
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

function ProfileCreation({ onCreated }: { onCreated: () => void }) {
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
