import { useQueryClient } from '@tanstack/react-query'
import { useRemoveBeneficiary as useRemoveBeneficiaryMutation } from '#web/api/generated/beneficiaries.ts'
import { WALLET_QUERIES } from '#web/api/use-wallet.ts'

/** Calls `onRemoved` after the beneficiary is removed. */
export function useRemoveBeneficiary(onRemoved: () => void) {
  const queryClient = useQueryClient()
  return useRemoveBeneficiaryMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries(WALLET_QUERIES)
        onRemoved()
      },
    },
  })
}
