import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { getOnboarding, setOnboardingToken } from './onboarding-state.ts'
import { stepPath } from './step-path.ts'

/** Handles a token that the server no longer accepts (401): the phone is verified again, and the typed values are kept. */
export function useReturnToPhone(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const phonePath = stepPath('phone', getOnboarding().data)
    setOnboardingToken(undefined)
    navigate(phonePath, { replace: true })
  }, [navigate])
}
