import { useNavigate } from 'react-router-dom'
import { ApiError } from '#web/api/fetcher.ts'
import { useValidateCr as useValidateCrMutation } from '#web/api/generated/verification.ts'
import { paths } from '#web/paths.ts'
import { completeStep } from '#web/sign-up/onboarding-state.ts'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { type CrOutcome, crOutcomeOfCheck, crOutcomeOfError } from './outcome.ts'

/** Validates a CR number and opens the next step. Returns the problem to show, or null. */
export function useValidateCr() {
  const { mutateAsync: validateCr, error } = useValidateCrMutation()
  const outOfStep = useOutOfStep()
  const navigate = useNavigate()

  const check = async (crNumber: string): Promise<CrOutcome | null> => {
    try {
      const response = await validateCr({ data: { crNumber } })
      const outcome = crOutcomeOfCheck(response)
      if (outcome) return outcome
      completeStep('cr', {
        crNumber,
        crVerified: true,
        companyName: response.companyName,
        companyNameArabic: response.companyNameArabic,
      })
      navigate(paths.idNumber)
      return null
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return (await outOfStep(cause)) ? null : crOutcomeOfError(cause)
    }
  }
  return { check, error }
}
