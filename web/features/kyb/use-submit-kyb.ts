import { useNavigate } from 'react-router-dom'
import { ApiError } from '#web/api/fetcher.ts'
import { useSubmitKyb as useSubmitKybMutation } from '#web/api/generated/onboarding.ts'
import type { KybAnswers } from '#web/api/generated/plinkAPI.schemas.ts'
import type { Refusal } from '#web/form/use-plink-form.ts'
import { paths } from '#web/paths.ts'
import { completeStep } from '#web/sign-up/onboarding-state.ts'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'

/** Sends the answers and opens the password step. Returns errors to show in the form. */
export function useSubmitKyb() {
  const navigate = useNavigate()
  const outOfStep = useOutOfStep()
  const { mutateAsync: submitKyb, error } = useSubmitKybMutation()

  const submit = async (answers: KybAnswers): Promise<Refusal | null> => {
    try {
      await submitKyb({ data: answers })
      completeStep('kyb', { kybData: answers })
      navigate(paths.password)
      return null
    } catch (cause) {
      return (await outOfStep(cause)) ? null : refusalOf(cause)
    }
  }
  return { submit, error }
}

/** An administrator may have switched an option off since the page was loaded. The error names the question. */
function refusalOf(cause: unknown): Refusal {
  const names = cause instanceof ApiError && cause.body.code === 'KYB_OPTION_INVALID' ? fieldsOf(cause) : []
  return names.length === 0 ? { form: 'refused' } : { fields: Object.fromEntries(names.map(unavailable)) }
}

const fieldsOf = ({ body }: ApiError) => Object.keys(body.fields ?? {})
const unavailable = (field: string) => [field, 'unavailable']
