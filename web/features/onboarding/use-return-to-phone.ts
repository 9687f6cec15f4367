import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { setOnboardingToken } from './onboarding-state.ts'

/** What the phone page is told by the navigation that leads to it. */
export interface PhoneArrival {
  verifyAgain: boolean
}

/** The server takes the token no more (401): the phone is verified again, and what was typed stays. */
export function useReturnToPhone(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    setOnboardingToken(undefined)
    const arrival: PhoneArrival = { verifyAgain: true }
    navigate(paths.phone, { replace: true, state: arrival })
  }, [navigate])
}
