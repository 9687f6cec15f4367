import { useNavigate } from 'react-router-dom'
import { useDeactivateWallet as useDeactivateWalletMutation } from '#web/api/generated/wallet.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'
import { paths } from '#web/paths.ts'
import type { StatusState } from './status-flags.ts'

/** Deactivates the wallet without a code, then opens the same result screen as after a code. */
export function useDeactivateWallet() {
  const navigate = useNavigate()
  const refreshWallet = useRefreshWallet()
  const { mutate, isPending, error } = useDeactivateWalletMutation({
    mutation: {
      onSuccess: () => {
        refreshWallet()
        navigate(paths.walletOtp, {
          replace: true,
          state: { action: 'deactivate', isDone: true } satisfies StatusState,
        })
      },
    },
  })
  return { deactivate: () => mutate(), isDeactivating: isPending, error }
}
