import { useNavigate } from 'react-router-dom'
import {
  type SendApprovalRulesCodeMutationError,
  useSendApprovalRulesCode as useSendApprovalRulesCodeMutation,
} from '#web/api/generated/approvals.ts'
import type {
  ApprovalRule,
  ApprovalRuleByPerson,
  SendApprovalRulesCodeRequest,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import { paths } from '#web/paths.ts'
import { sentCodeOf } from './sent-code.ts'

/** Rules with the names of the people in them. Without those about people, these stay as they are. */
export interface ShownRules {
  rules: ApprovalRule[]
  byPerson?: ApprovalRuleByPerson[]
}

export const rulesRequest = ({ rules, byPerson }: ShownRules): SendApprovalRulesCodeRequest => ({
  rules,
  ...(byPerson && {
    byPerson: byPerson.map(({ from, maker, approver }) => ({
      from,
      makerId: maker.personId,
      approverId: approver.personId,
    })),
  }),
})

/** Asks for the code of these rules, and leads to it. */
export function useSendApprovalRulesCode(onRefused?: (error: SendApprovalRulesCodeMutationError) => void) {
  const navigate = useNavigate()
  const { mutateAsync, error, isPending } = useSendApprovalRulesCodeMutation({ mutation: { onError: onRefused } })
  const send = (shown: ShownRules) =>
    mutateAsync({ data: rulesRequest(shown) }).then(
      sent => navigate(paths.approvalRules, { state: { sent: sentCodeOf(sent, serverNow()), ...shown } }),
      () => undefined,
    )
  return { send, error, isPending }
}
