import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useListTransactions } from '#web/api/generated/transactions.ts'
import { useMay } from '#web/api/use-may.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { transactions } from '#web/messages/wallet/transactions.ts'
import { CursorLost, Pager, useFirstPageInstead } from '#web/money/Pager.tsx'
import { SearchCut } from '#web/money/SearchCut.tsx'
import { SubWalletBanner } from '#web/money/SubWalletBanner.tsx'
import { TransactionTable, TransactionTableSkeleton } from '#web/money/TransactionTable.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { useAddress, walletParams } from '#web/money/wallet-params.ts'
import { paths, transfersPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchIcon, TransactionsIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'
import { FilterBar } from './FilterBar.tsx'
import { RuleOffer, type SortedTransaction } from './RuleOffer.tsx'
import { TransactionDetails } from './TransactionDetails.tsx'
import { countFilters, filterParams, listParams, readFilters, type TransactionFilters } from './transaction-filters.ts'
import { useExportTransactions } from './use-export-transactions.ts'
import { useMarkTransactionsSeen } from './use-mark-transactions-seen.ts'

/** The filters, the page and the selected transaction are in the URL: a reload keeps them, Back undoes them, and a link shares them. */
export function TransactionsPage() {
  const t = useTexts(transactions)
  const navigate = useNavigate()
  const { params } = useAddress()
  const filters = readFilters(params)
  const wallet = walletParams(params)
  const reference = params.get('reference') || undefined
  const list = useTransactionList()
  const { download, isDownloading, error } = useExportTransactions({ ...filterParams(filters), ...wallet })

  const filter = (nextFilters: TransactionFilters) => {
    const next = new URLSearchParams({ ...filterParams(nextFilters), ...wallet })
    navigate({ search: next.toString() })
    // Nothing else loads a list again whose filters are the same, and whoever presses wants to see what is there now.
    if (isSameList(next, params)) list.refetch()
  }
  return (
    <>
      <PageHeading title={t.title} />
      {wallet.subWallet ? <SubWalletBanner subWallet={wallet.subWallet} /> : null}
      <FilterBar filters={filters} onFilter={filter} onDownload={download} isDownloading={isDownloading} />
      {error ? <LoadError error={error} onTryAgain={download} /> : null}
      <CursorLost />
      <div className="relative xl:flex xl:items-start xl:gap-6">
        <TransactionList list={list} selected={reference} />
        <TransactionDetails
          referenceId={reference}
          known={list.data?.items.find(transaction => transaction.referenceId === reference)}
        />
      </div>
      {list.data ? <Pager {...list.data} isPending={list.isPlaceholderData} /> : null}
    </>
  )
}

const isSameList = (next: URLSearchParams, current: URLSearchParams) =>
  JSON.stringify(listParams(next)) === JSON.stringify(listParams(current))

const ROWS = 8

interface TransactionListProps {
  list: ReturnType<typeof useTransactionList>
  /** The transaction whose details are open. */
  selected?: string
}

function TransactionList({ list: { data, error, isPlaceholderData, refetch }, selected }: TransactionListProps) {
  const t = useTexts(transactions)
  const { changed } = useAddress()
  const mayChange = useMay('updateTransaction')
  const [sorted, setSorted] = useState<SortedTransaction | null>(null)
  const results = useFocusOnPageChange(isPlaceholderData ? undefined : data?.page)
  if (error && !data) return <WalletFailed error={error} onTryAgain={refetch} />
  if (!data) return <TransactionTableSkeleton rows={ROWS} />
  return (
    <div
      ref={results}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className={classNames('min-w-0 flex-1 scroll-mt-6', isPlaceholderData && 'opacity-60')}
    >
      <div role="status" className="absolute">
        <VisuallyHidden>{isPlaceholderData ? '' : t.results(data.items.length, data.page)}</VisuallyHidden>
      </div>
      <TransactionTable
        caption={t.list}
        transactions={data.items}
        linkTo={referenceId => changed({ reference: referenceId })}
        selected={selected}
        empty={data.searchedBackTo ? null : <NoTransactions />}
        categoryOf={
          mayChange
            ? transaction => (
                <CategoryChoice
                  transaction={transaction}
                  onSorted={category => setSorted(category ? { transaction, category } : null)}
                />
              )
            : undefined
        }
      />
      {data.searchedBackTo ? <SearchCut {...data} searchedBackTo={data.searchedBackTo} /> : null}
      {sorted ? (
        <RuleOffer key={sorted.transaction.referenceId} sorted={sorted} onClose={() => setSorted(null)} />
      ) : null}
    </div>
  )
}

/** Replaces the rows if there are none: says what the list will contain and how to begin, or how to see more. */
function NoTransactions() {
  const t = useTexts(transactions)
  const { params } = useAddress()
  const { subWallet } = walletParams(params)
  const filters = readFilters(params)
  if (countFilters(filters) > 0) {
    const isNumber = PAYMENT_NUMBER.test(filters.q)
    return (
      <EmptyState icon={<SearchIcon />} title={t.nothingTitle} text={isNumber ? t.nothingOfNumber : t.nothingText}>
        <div className="flex flex-wrap justify-center gap-3">
          {isNumber ? <ButtonLink to={transfersPath({ q: filters.q })}>{t.toTransfers}</ButtonLink> : null}
          <ButtonLink variant="secondary" to={{ search: new URLSearchParams(walletParams(params)).toString() }}>
            {t.clear}
          </ButtonLink>
        </div>
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
        <IfAllowed operation="createTopUp">
          <ButtonLink variant="secondary" to={paths.topUp}>
            {t.topUp}
          </ButtonLink>
        </IfAllowed>
      ) : null}
    </EmptyState>
  )
}

/** How every payment's number begins, also that of one without a transaction. */
const PAYMENT_NUMBER = /^\s*plk/i

/** The page of transactions that the URL names. The previous page stays until it has loaded. */
function useTransactionList() {
  const { params } = useAddress()
  const list = useFirstPageInstead(
    useListTransactions(listParams(params), { query: { placeholderData: keepPreviousData } }),
  )
  const isWhole = countFilters(readFilters(params)) === 0
  const { data, isPlaceholderData } = list
  // The badge counts the whole wallet. The list of a sub-wallet does not show all of these transactions.
  const isCounted = walletParams(params).subWallet === undefined
  const isNewest = isCounted && isWhole && data?.page === 1 && !isPlaceholderData
  useMarkTransactionsSeen(isNewest ? data.items[0]?.referenceId : undefined)
  return list
}
