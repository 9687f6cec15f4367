import { useNavigate } from 'react-router-dom'
import { useSendTransferBatchCode as useSendTransferBatchCodeMutation } from '#web/api/generated/transfer-batches.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'
import { transferBatchPath } from '#web/paths.ts'
import { sentCodeOf } from './batch-code.ts'

/** Requests the code of a batch, and opens its screen. After a refusal the batch may no longer be a draft. */
export function useSendTransferBatchCode(batchId: string) {
  const navigate = useNavigate()
  const refresh = useRefreshWallet()
  const { mutate, isPending, error } = useSendTransferBatchCodeMutation({
    mutation: {
      onSuccess: code => navigate(transferBatchPath(batchId), { state: { sent: sentCodeOf(code, serverNow()) } }),
      onError: refresh,
    },
  })
  return { send: () => mutate({ batchId }), isPending, error }
}
