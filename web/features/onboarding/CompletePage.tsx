import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { WELCOME_REDIRECT_SECONDS } from '#domain/constants.ts'
import { useReference } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { getListKybOptionsQueryOptions } from '#web/api/generated/kyb.ts'
import { useCreateProfile } from '#web/api/generated/onboarding.ts'
import type { OnboardingSession, ProfileCreated } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { deviceNow } from '#web/lib/clock.ts'
import { type Locale, useTexts } from '#web/lib/locale.tsx'
import { useSecondsLeft } from '#web/lib/use-seconds-left.ts'
import { paths } from '#web/paths.ts'
import { PROFILE_SKIPPED } from '#web/session/profile-skipped.ts'
import { useSession } from '#web/session/use-session.ts'
import { Guarded } from '#web/sign-up/Guarded.tsx'
import { getOnboarding, resetOnboarding, startFrom, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { useFetchOnboardingSession } from '#web/sign-up/use-fetch-onboarding-session.ts'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { complete } from './complete.messages.ts'
import { profilePayload } from './profile-payload.ts'

interface Created {
  /** The phone of the sign-up, whose data is already deleted. */
  phone: string | undefined
  isSignedIn: boolean
}

/** Rendered outside the guard after the profile is created, because the sign-up is deleted then and no step of it is open. */
export function CompletePage() {
  const userId = useSession()
  const [cameSignedIn] = useState(userId !== null)
  const [profile, setProfile] = useState<Created | null>(null)
  if (profile) return profile.isSignedIn ? <Welcome /> : <WelcomeToSignIn phone={profile.phone} />
  if (cameSignedIn && userId === null) return <SignInAgain />
  const creation = (
    <Guarded step="done">
      <ProfileCreation
        onCreated={() => setProfile({ phone: getOnboarding().data.phone, isSignedIn: userId !== null })}
      />
    </Guarded>
  )
  return userId === null ? creation : <SignUpOfSession userId={userId}>{creation}</SignUpOfSession>
}

function SignInAgain() {
  return <Navigate replace to={paths.login} state={{ from: paths.dashboard, sessionEnded: true }} />
}

/** Ends the sign-up and deletes its data from the browser. */
function Welcome() {
  const t = useTexts(complete)
  return (
    <AccountOpen text={t.welcomeText} next={paths.dashboard}>
      {t.goNow}
    </AccountOpen>
  )
}

/**
 * For a profile created before the first sign-in. The token of the sign-up is in the browser's storage for a day, so it must not
 * open the wallet: a sign-in needs the password and a code.
 */
function WelcomeToSignIn({ phone }: { phone: string | undefined }) {
  const t = useTexts(complete)
  const [state] = useState({ phoneOrEmail: phone, accountOpen: true, from: paths.dashboard })
  return (
    <AccountOpen text={t.signInText} next={paths.login} state={state}>
      {t.signIn}
    </AccountOpen>
  )
}

interface AccountOpenProps {
  text: string
  /** The page that opens after a delay, or at once with the button. */
  next: string
  state?: object
  /** The label of the button. */
  children: string
}

function AccountOpen({ text, next, state, children }: AccountOpenProps) {
  const t = useTexts(complete)
  useEffect(resetOnboarding, [])
  useLeavingSoon(next, state)
  return (
    <PublicLayout>
      <span className="text-success">
        <CheckCircleIcon className="size-14" />
      </span>
      <div className="grid gap-2">
        <PageHeading title={t.welcomeTitle} />
        <p role="status" className="text-muted">
          {text}
        </p>
      </div>
      <div>
        <ButtonLink to={next} state={state}>
          {children}
        </ButtonLink>
      </div>
    </PublicLayout>
  )
}

function useLeavingSoon(next: string, state: object | undefined): void {
  const navigate = useNavigate()
  const [until] = useState(() => deviceNow() + WELCOME_REDIRECT_SECONDS * 1000)
  const isTime = useSecondsLeft(until, deviceNow) === 0
  useEffect(() => {
    if (isTime) navigate(next, { replace: true, state })
  }, [isTime, navigate, next, state])
}

interface SignUpOfSessionProps {
  userId: string
  children: ReactNode
}

/** Loads the sign-up of the signed-in customer, who may have signed up in another browser. */
function SignUpOfSession({ userId, children }: SignUpOfSessionProps) {
  const t = useTexts(complete)
  const { data: signUp, error, isFetching, refetch } = useSignUpOf(userId)
  if (signUp) return signUp.data.profileCreated ? <Navigate replace to={paths.dashboard} /> : children
  return (
    <PublicLayout>
      <PageHeading title={t.creatingTitle} />
      {error && !isFetching ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : (
        <Waiting title={t.creatingTitle}>{t.creatingText}</Waiting>
      )}
    </PublicLayout>
  )
}

/** Deletes the stored sign-up and its token, because it may be somebody else's. */
function useSignUpOf(userId: string) {
  const fetchOnboardingSession = useFetchOnboardingSession()
  return useQuery<OnboardingSession, ApiError>({
    queryKey: ['sign-up-of-session', userId],
    queryFn: async () => {
      resetOnboarding()
      const signUp = await fetchOnboardingSession()
      startFrom(signUp)
      return signUp
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

function ProfileCreation({ onCreated }: { onCreated: () => void }) {
  const t = useTexts(complete)
  const withReference = useReference()
  const outOfStep = useOutOfStep()
  const { data, error, refetch } = useProfileCreation()
  const onCreatedEvent = useEffectEvent(onCreated)
  useEffect(() => {
    if (data) onCreatedEvent()
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
        <Skip />
      </div>
      {failureOf(error) === 'forbidden' ? <SupportContact /> : null}
    </PublicLayout>
  )
}

/** Opens the dashboard, after the sign-in if nobody is signed in. */
function Skip() {
  const { skip } = useTexts(complete)
  const { phone } = useOnboarding().data
  const isSignedIn = useSession() !== null
  const state = isSignedIn ? PROFILE_SKIPPED : { phoneOrEmail: phone, passwordSet: true }
  return (
    <ButtonLink variant="secondary" to={isSignedIn ? paths.dashboard : paths.login} state={state}>
      {skip}
    </ButtonLink>
  )
}

/** A query rather than a mutation in an effect, so that it runs once even if React mounts the page twice. */
function useProfileCreation() {
  const queryClient = useQueryClient()
  const { mutateAsync: createProfile } = useCreateProfile()
  return useQuery<ProfileCreated>({
    queryKey: ['create-profile'],
    queryFn: async () => {
      const { data } = getOnboarding()
      const payload = profilePayload(data, await businessNames(queryClient, data.kybData?.businessActivity))
      if (!payload) throw new Error('The sign-up has a password but its data is incomplete')
      return createProfile({ data: payload })
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** The labels of the business activity in both languages, or a fallback if the options are unknown. */
async function businessNames(client: QueryClient, activity: string | undefined): Promise<{ en: string; ar: string }> {
  const [en, ar] = await Promise.all([activityLabel(client, 'en', activity), activityLabel(client, 'ar', activity)])
  return { en, ar }
}

async function activityLabel(client: QueryClient, locale: Locale, activity: string | undefined): Promise<string> {
  const query = getListKybOptionsQueryOptions({ category: 'business_activity', locale })
  const options = await client.fetchQuery(query).catch(() => null)
  return options?.items.find(({ code }) => code === activity)?.label ?? complete[locale].fallbackBusinessName
}

function failureOf(error: Error): 'forbidden' | 'offline' | 'other' {
  if (!(error instanceof ApiError)) return 'other'
  if (error.status === 403) return 'forbidden'
  return error.body.code === 'NETWORK_ERROR' ? 'offline' : 'other'
}
