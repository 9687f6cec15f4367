import { useSendMemberRoleCode as useSendMemberRoleCodeMutation } from '#web/api/generated/team.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type SentRoleCode, sentOf } from './invite-step.ts'

/** Requests the code of a new role. */
export function useSendMemberRoleCode(onSent: (sentCode: SentRoleCode) => void) {
  return useSendMemberRoleCodeMutation({ mutation: { onSuccess: code => onSent(sentOf(code, serverNow())) } })
}
