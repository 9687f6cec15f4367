import { useNavigate } from 'react-router-dom'
import { ID_STEP_DELAY_MILLISECONDS } from '#domain/constants.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useIdPhoneMatch, useLocalScreening as useLocalScreeningMutation } from '#web/api/generated/verification.ts'
import { paths } from '#web/paths.ts'
import { completeStep, setField } from '#web/sign-up/onboarding-state.ts'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { ID_HIT, type IdOutcome, idOutcomeOfError } from './outcome.ts'

/** Screens an ID number, matches it with the phone and opens the next step. Returns the problem to show, or null. */
export function useLocalScreening() {
  const screening = useLocalScreeningMutation()
  const match = useIdPhoneMatch()
  const outOfStep = useOutOfStep()
  const navigate = useNavigate()

  const check = async (idNumber: string, phone: string): Promise<IdOutcome | null> => {
    try {
      const { status } = await screening.mutateAsync({ data: { idNumber } })
      // From this point on, the server has no data of another number.
      setField('idNumber', idNumber)
      if (status === 'HIT') return ID_HIT
      await match.mutateAsync({ data: { idNumber, phoneNumber: phoneToE164(phone) } })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return (await outOfStep(cause)) ? null : idOutcomeOfError(cause)
    }
    completeStep('id', { idNumber, idVerified: true })
    await new Promise(resolve => setTimeout(resolve, ID_STEP_DELAY_MILLISECONDS))
    navigate(paths.nafath)
    return null
  }
  return { check, error: screening.error ?? match.error }
}
