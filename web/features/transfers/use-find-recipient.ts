import { ApiError } from '#web/api/fetcher.ts'
import {
  type FindRecipientMutationError,
  useFindRecipient as useFindRecipientMutation,
} from '#web/api/generated/transfers.ts'
import { outcomes } from '#web/api/outcomes.ts'
import type { Payee } from '#web/money/transfer-form.ts'

/** The reason why a number leads to nobody, as a key of the form's problems. `failed` does not depend on the number. */
type FindProblem = 'unreadable' | 'not_found' | 'self' | 'failed'

const problemOf = outcomes<FindRecipientMutationError, FindProblem>(
  {
    VALIDATION_ERROR: 'unreadable',
    RECIPIENT_NOT_FOUND: 'not_found',
    RECIPIENT_IS_SELF: 'self',
    WALLET_NOT_FOUND: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
  },
  'failed',
)

/** Looks up a customer by a number. */
export function useFindRecipient() {
  const { mutateAsync: findRecipient } = useFindRecipientMutation()
  return async (identifier: string): Promise<Payee | { problem: FindProblem; error: ApiError }> => {
    try {
      const { recipientToken: id, name, nameArabic, crEnding } = await findRecipient({ data: { identifier } })
      return { kind: 'customer', id, name, nameArabic, crEnding }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return { problem: problemOf(cause), error: cause }
    }
  }
}
