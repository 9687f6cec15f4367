import { useNavigate } from 'react-router-dom'
import { useSendApprovalRulesCode as useSendApprovalRulesCodeMutation } from '#web/api/generated/approvals.ts'
import type { ApprovalRule } from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import { paths } from '#web/paths.ts'
import { sentCodeOf } from './sent-code.ts'

/** Requests the code of these rules, and opens its screen. */
export function useSendApprovalRulesCode() {
  const navigate = useNavigate()
  const { mutateAsync, error } = useSendApprovalRulesCodeMutation({
    mutation: {
      onSuccess: (code, { data: { rules } }) =>
        navigate(paths.approvalRules, { state: { sent: sentCodeOf(code, serverNow()), rules } }),
    },
  })
  return { send: (rules: ApprovalRule[]) => mutateAsync({ data: { rules } }).catch(() => undefined), error }
}
