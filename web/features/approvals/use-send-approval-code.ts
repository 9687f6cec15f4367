import { useNavigate } from 'react-router-dom'
import { useSendApprovalCode as useSendApprovalCodeMutation } from '#web/api/generated/approvals.ts'
import type { Approval } from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'
import { approvalPath } from '#web/paths.ts'
import { sentCodeOf } from './sent-code.ts'

/** Requests the code that approves the shown payment, and opens its screen. After a refusal the payment is refetched, because it may have changed. */
export function useSendApprovalCode({ approvalId, digest }: Approval) {
  const navigate = useNavigate()
  const refresh = useRefreshWallet()
  const { mutate, isPending, error } = useSendApprovalCodeMutation({
    mutation: {
      onSuccess: code => navigate(approvalPath(approvalId), { state: { sent: sentCodeOf(code, serverNow()), digest } }),
      onError: refresh,
    },
  })
  return { send: () => mutate({ approvalId, data: { digest } }), isPending, error }
}
