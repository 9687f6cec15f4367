import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchIcon, TransactionsIcon } from '#web/ui/icons.tsx'
import { useAddress } from '../use-address.ts'
import { walletParams } from '../wallet-params.ts'
import { countFilters, readFilters } from './transaction-filters.ts'

/** In the place of rows: what will be here and how to begin, or how to see more. */
export function NoTransactions() {
  const t = useTexts(transactions)
  const { params } = useAddress()
  const { subWallet } = walletParams(params)
  if (countFilters(readFilters(params)) > 0) {
    return (
      <EmptyState icon={<SearchIcon />} title={t.nothingTitle} text={t.nothingText}>
        <ButtonLink variant="secondary" to={{ search: new URLSearchParams(walletParams(params)).toString() }}>
          {t.clear}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<TransactionsIcon />}
      title={t.emptyTitle}
      text={subWallet === undefined ? t.emptyText : t.emptySubWallet}
    >
      {subWallet === undefined ? (
        <ButtonLink variant="secondary" to={paths.topUp}>
          {t.topUp}
        </ButtonLink>
      ) : null}
    </EmptyState>
  )
}
