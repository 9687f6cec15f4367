import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import type { OnboardingSession } from '#web/api/generated/model/index.ts'
import { getOnboardingSession } from '#web/api/generated/onboarding.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { complete } from '#web/messages/complete.ts'
import { paths } from '#web/paths.ts'
import { resetOnboarding, startFrom } from '#web/sign-up/onboarding-state.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'

interface SignUpOfSessionProps {
  userId: string
  children: ReactNode
}

/** Brings the sign-up of whoever is signed in to this browser, which may be another one than it began in. */
export function SignUpOfSession({ userId, children }: SignUpOfSessionProps) {
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
