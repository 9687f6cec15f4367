import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { setOnboardingToken } from './onboarding-state.ts'

/** The server no longer accepts the token (401): the phone is verified again, and what was typed is kept. */
export function useReturnToPhone(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    setOnboardingToken(undefined)
    navigate(paths.phone, { replace: true })
  }, [navigate])
}
