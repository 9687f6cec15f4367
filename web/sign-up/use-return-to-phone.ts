import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { setOnboardingToken } from './onboarding-state.ts'

/** The server takes the token no more (401): the phone is verified again, and what was typed stays. */
export function useReturnToPhone(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    setOnboardingToken(undefined)
    navigate(paths.phone, { replace: true })
  }, [navigate])
}
