import { ApiError } from '#web/api/fetcher.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { WalletFailed } from '../WalletFailed.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { InactiveNotice } from './InactiveNotice.tsx'
import { LatestTransactions } from './LatestTransactions.tsx'
import { SpendingCard } from './SpendingCard.tsx'
import { SubWalletHeading } from './SubWalletHeading.tsx'

/** The cards of a wallet. Each loads, and fails, by itself. */
export function WalletOverview({ subWallet }: { subWallet: string | undefined }) {
  const { data: wallet, error, refetch } = useWallet(subWallet)
  if (isMissing(error)) return <WalletFailed error={error} onTryAgain={refetch} />
  return (
    <div className="grid grid-cols-1 gap-6">
      {subWallet === undefined ? null : <SubWalletHeading name={wallet?.subWallet?.name} />}
      {wallet?.status === 'inactive' ? <InactiveNotice /> : null}
      <BalanceCard subWallet={subWallet} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-5">
        <div className="grid grid-cols-1 xl:col-span-3">
          <ActivityCard subWallet={subWallet} />
        </div>
        <div className="grid grid-cols-1 xl:col-span-2">
          <SpendingCard subWallet={subWallet} />
        </div>
      </div>
      <LatestTransactions subWallet={subWallet} />
    </div>
  )
}

/** Without the wallet itself there is nothing for any card to show. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
