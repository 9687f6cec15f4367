import { useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { CursorLost } from './CursorLost.tsx'
import { FilterBar } from './transactions/FilterBar.tsx'
import { TransactionDetails } from './transactions/TransactionDetails.tsx'
import { TransactionList } from './transactions/TransactionList.tsx'
import { filterParams, readFilters, type TransactionFilters } from './transactions/transaction-filters.ts'
import { useDownload } from './transactions/use-download.ts'
import { useTransactionList } from './transactions/use-transaction-list.ts'
import { useAddress } from './use-address.ts'
import { WhoseWallet } from './WhoseWallet.tsx'
import { walletParams } from './wallet-params.ts'

/** Filters, the page and the transaction shown stand in the address: a reload keeps them, back undoes them, a link shares them. */
export function TransactionsPage() {
  const t = useTexts(transactions)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { params } = useAddress()
  const filters = readFilters(params)
  const wallet = walletParams(params)
  const reference = params.get('reference') || undefined
  const list = useTransactionList()
  const { download, isDownloading, error } = useDownload({ ...filterParams(filters), ...wallet })

  const filter = (chosen: TransactionFilters) => {
    navigate({ search: new URLSearchParams({ ...filterParams(chosen), ...wallet }).toString() })
  }
  return (
    <>
      <PageHeading title={t.title} />
      {wallet.subWallet ? <WhoseWallet subWallet={wallet.subWallet} /> : null}
      <FilterBar filters={filters} onFilter={filter} onDownload={download} isDownloading={isDownloading} />
      {error ? <LoadFailed text={errorText(error)} onTryAgain={download} /> : null}
      <CursorLost />
      <div
        className={classNames('grid grid-cols-1 items-start gap-6', reference && 'lg:grid-cols-[minmax(0,1fr)_22rem]')}
      >
        <TransactionList list={list} selected={reference} />
        <TransactionDetails
          referenceId={reference}
          known={list.data?.items.find(transaction => transaction.referenceId === reference)}
        />
      </div>
    </>
  )
}
