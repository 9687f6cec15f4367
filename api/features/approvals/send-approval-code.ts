import type { ApprovalCode, SendApprovalCodeRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { approvalCode, approvalGuesses, presentCode } from './approval-code.ts'
import { aboutOf } from './approval-content.ts'
import { requireApprovable, requireRequest } from './approvals.store.ts'

/** Sends the code that approves exactly this content. Throws the errors of `requireApprovable`. */
export async function sendApprovalCode(
  deps: Deps,
  bearer: SessionBearer,
  approvalId: string,
  { digest }: SendApprovalCodeRequest,
): Promise<ApprovalCode> {
  const { db } = deps
  const { person } = bearer
  const request = await requireRequest(db, bearer, approvalId)
  const content = await requireApprovable(db, deps, request, person, digest)
  const about = aboutOf(content)
  const code = await sendCode(deps, {
    ...approvalCode(approvalId, person),
    about: { en: `approving ${about.en}`, ar: `الموافقة على ${about.ar}` },
    phone: person.phone,
    reader: person,
    context: digest,
    guesses: approvalGuesses(person),
    countedFor: person.id,
  })
  return presentCode(deps, code)
}
