import { cleanPayeeName } from '#domain/money/beneficiary.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type AddBeneficiaryMutationError,
  useAddBeneficiary as useAddBeneficiaryMutation,
} from '#web/api/generated/beneficiaries.ts'
import type { Refusal } from '#web/form/use-plink-form.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type PayeeDraft, type PendingBeneficiary, pendingOf } from './beneficiary-step.ts'

type Outcome = { pending: PendingBeneficiary } | { refusal: Refusal }

/** Adds a beneficiary. The server sends a code for it. `problems` has the text of a refusal of the whole form. */
export function useAddBeneficiary() {
  const { mutateAsync, error } = useAddBeneficiaryMutation()
  const errorText = useErrorText()
  const add = async ({ iban, name, identifier, nickname }: PayeeDraft): Promise<Outcome> => {
    // Invisible characters of a pasted text would count towards the length.
    const cleanNickname = cleanPayeeName(nickname)
    const data = {
      iban,
      name: cleanPayeeName(name),
      ...(identifier && { identifier }),
      ...(cleanNickname && { nickname: cleanNickname }),
    }
    try {
      return { pending: pendingOf(await mutateAsync({ data }), serverNow()) }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return { refusal: refusalOf(cause) }
    }
  }
  return { add, problems: { refused: errorText(error) } }
}

function refusalOf({ body: { code } }: AddBeneficiaryMutationError): Refusal {
  if (code === 'BENEFICIARY_EXISTS') return { fields: { iban: 'exists' } }
  if (code === 'IBAN_FOREIGN') return { fields: { iban: 'foreign' } }
  if (code === 'IBAN_OWN') return { fields: { iban: 'own' } }
  if (code === 'IBAN_INVALID') return { fields: { iban: 'checksum' } }
  return { form: 'refused' }
}
