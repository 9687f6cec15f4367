import { cleanPayeeName } from '#domain/money/beneficiary.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { MemberRole } from '#web/api/generated/plinkAPI.schemas.ts'
import { type InviteMemberMutationError, useInviteMember as useInviteMemberMutation } from '#web/api/generated/team.ts'
import type { Refusal } from '#web/form/use-plink-form.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type InviteDraft, type PendingInvitation, pendingOf } from './invite-step.ts'

type Outcome = { pending: PendingInvitation } | { refusal: Refusal }

/** Requests an invitation. The server sends a code for it. `problems` has the text of a refusal of the whole form. */
export function useInviteMember() {
  const { mutateAsync, error } = useInviteMemberMutation()
  const errorText = useErrorText()
  const invite = async ({ name, phone }: InviteDraft, role: MemberRole): Promise<Outcome> => {
    const data = { name: cleanPayeeName(name), phoneNumber: phoneToE164(phone), role }
    try {
      return { pending: pendingOf(await mutateAsync({ data }), serverNow()) }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return { refusal: refusalOf(cause) }
    }
  }
  return { invite, problems: { refused: errorText(error) } }
}

function refusalOf({ body: { code } }: InviteMemberMutationError): Refusal {
  if (code === 'PHONE_DUPLICATE') return { fields: { phone: 'taken' } }
  if (code === 'INVITATION_EXISTS') return { fields: { phone: 'invited' } }
  return { form: 'refused' }
}
