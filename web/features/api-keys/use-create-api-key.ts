import { cleanPayeeName } from '#domain/money/beneficiary.ts'
import { sar } from '#domain/money/money.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useCreateApiKey as useCreateApiKeyMutation } from '#web/api/generated/api-keys.ts'
import { serverNow } from '#web/lib/clock.ts'
import { isSending, type KeyDraft, type PendingKey, pendingOf, SCOPES } from './api-key-step.ts'

/** Requests a key. The server sends a code for it. Returns null after a refusal, which `problems` explains. */
export function useCreateApiKey() {
  const { mutateAsync, error } = useCreateApiKeyMutation()
  const errorText = useErrorText()
  const create = async ({
    name,
    scopes,
    validDays,
    beneficiaryIds,
    dailyCap,
  }: KeyDraft): Promise<PendingKey | null> => {
    const data = {
      name: cleanPayeeName(name),
      scopes: SCOPES.filter(scope => scopes.includes(scope)),
      validDays: Number(validDays),
      ...(isSending({ scopes }) && {
        sending: { beneficiaryIds: [...beneficiaryIds], dailyCap: sar(readAmount(dailyCap).halalas ?? 0) },
      }),
    }
    try {
      return pendingOf(await mutateAsync({ data }), serverNow())
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return null
    }
  }
  return { create, problems: { refused: errorText(error) } }
}
