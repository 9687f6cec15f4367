import { useId } from 'react'
import { useListTransactions } from '#web/api/generated/wallet.ts'
import { LIVE, useHasWallet } from '#web/api/use-wallet.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { transactionsPath } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TransactionsIcon } from '#web/ui/icons.tsx'
import { TransactionTable, TransactionTableSkeleton } from '../transactions/TransactionTable.tsx'
import { WalletFailed } from '../WalletFailed.tsx'

const LATEST = 5

/** The newest few; the page of all of them has the rest. */
export function LatestTransactions({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(dashboard)
  const id = useId()
  const whose: Record<string, string> = subWallet === undefined ? {} : { subWallet }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-lg font-semibold">
          {t.transactions}
        </h2>
        <TextLink to={transactionsPath(whose)}>{t.seeAll}</TextLink>
      </div>
      <Latest whose={whose} />
    </section>
  )
}

function Latest({ whose }: { whose: Record<string, string> }) {
  const t = useTexts(dashboard)
  const enabled = useHasWallet()
  const { data, error, refetch } = useListTransactions({ ...whose, limit: LATEST }, { query: { ...LIVE, enabled } })
  if (!data)
    return error ? <WalletFailed error={error} onTryAgain={refetch} /> : <TransactionTableSkeleton rows={LATEST} />
  return (
    <TransactionTable
      caption={t.transactions}
      transactions={data.items}
      linkTo={reference => transactionsPath({ ...whose, reference })}
      empty={<EmptyState icon={<TransactionsIcon />} title={t.noTransactions} text={t.noTransactionsText} />}
    />
  )
}
