import { useErrorText, useReference } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { errorCodes } from '#web/messages/error-codes.ts'
import { verification } from '#web/messages/verification.ts'

/** Words for everything that `nationalIdProblem` and an `IdOutcome` can say. */
export function useIdProblems(error: unknown) {
  const t = useTexts(verification)
  const errorText = useErrorText()
  const withReference = useReference()
  const { code } = useTexts(errorCodes)
  return {
    idNumber: { ...t.idProblems, duplicate: code.ID_DUPLICATE },
    root: { failed: withReference(t.idFailed, error), failed_because: `${t.idFailed} (${errorText(error)})` },
  }
}
