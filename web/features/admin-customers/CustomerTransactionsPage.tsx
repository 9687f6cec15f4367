import { useParams, useSearchParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import {
  type ListCustomerTransactionsQueryError,
  useGetCustomer,
  useListCustomerTransactions,
} from '#web/api/generated/admin-customers.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink, ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { adminPages } from '#web/messages/staff/admin-pages.ts'
import { adminCustomerPath, adminTransactionsPath } from '#web/paths.ts'
import { useCursor } from '#web/staff/CursorPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TransactionsIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { adminCustomerFacts } from './admin-customer-facts.messages.ts'
import { useCustomerName } from './CustomerFacts.tsx'
import { TransactionTable } from './TransactionTable.tsx'

/** Sub-wallet and page are in the URL, so that a reload keeps them. */
export function CustomerTransactionsPage() {
  const { customerId = '' } = useParams()
  const t = useTexts(adminCustomerFacts)
  const { customer: anybody } = useTexts(adminCustomers)
  const nameOf = useCustomerName()
  const [params, setParams] = useSearchParams()
  const { data: details } = useGetCustomer(customerId)
  const subWallet = params.get('subWallet') || undefined
  const choose = (subWallet: string) => setParams(subWallet ? { subWallet } : {})
  const subWallets = details?.wallet?.subWallets ?? []
  return (
    <>
      <BackLink to={adminCustomerPath(customerId)} />
      <div className="grid gap-1">
        <PageHeading title={t.allTitle} />
        <p className="text-muted wrap-anywhere">{t.of(`\u2068${details ? nameOf(details) : anybody}\u2069`)}</p>
      </div>
      {subWallets.length > 0 ? (
        <div className="justify-self-start">
          <Field id="part" label={t.part}>
            {control => (
              <Select
                {...control}
                placeholder={t.main}
                options={subWallets.map(({ subWalletId, name }) => ({ value: subWalletId, label: name }))}
                value={subWallet ?? ''}
                onValueChange={choose}
              />
            )}
          </Field>
        </div>
      ) : null}
      <TransactionPage key={subWallet} customerId={customerId} subWallet={subWallet} />
    </>
  )
}

const FIRST = 'first'

interface TransactionPageProps {
  customerId: string
  subWallet: string | undefined
}

function TransactionPage({ customerId, subWallet }: TransactionPageProps) {
  const cursor = useCursor()
  const t = useTexts(adminCustomerFacts)
  const { older } = useTexts(adminPages)
  const { data, error, refetch } = useListCustomerTransactions(customerId, { subWallet, cursor })
  const results = useFocusOnPageChange(data ? (cursor ?? FIRST) : undefined)
  const to = (at: string | null) =>
    adminTransactionsPath(customerId, { ...(subWallet && { subWallet }), ...(at && { cursor: at }) })
  if (error && !data) return <Problem error={error} newest={adminTransactionsPath(customerId)} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={6} />
  const { items, previousCursor, nextCursor, page } = data
  if (items.length === 0) return <EmptyState icon={<TransactionsIcon />} title={t.allTitle} text={t.noTransactions} />
  return (
    <div ref={results} tabIndex={-1} className="grid scroll-mt-6 grid-cols-1 gap-4">
      <p role="status" className="text-sm text-muted">
        {t.onPage(items.length, page)}
      </p>
      <TransactionTable transactions={items} />
      <div className="flex flex-wrap gap-3">
        {previousCursor === null ? null : (
          <ButtonLink variant="secondary" to={to(page === 2 ? null : previousCursor)}>
            {t.newer}
          </ButtonLink>
        )}
        {nextCursor === null ? null : (
          <ButtonLink variant="secondary" to={to(nextCursor)}>
            {older}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

interface ProblemProps {
  error: ListCustomerTransactionsQueryError
  /** The path of the first page. */
  newest: string
  onTryAgain: () => void
}

function Problem({ error, newest, onTryAgain }: ProblemProps) {
  const t = useTexts(adminPages)
  const { noWallet } = useTexts(adminCustomerFacts)
  const errorText = useErrorText()
  const isWithoutWallet = error.body.code === 'WALLET_NOT_FOUND'
  if (error.status !== 400 && error.status !== 404) return <LoadError error={error} onTryAgain={onTryAgain} />
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{error.status === 400 ? t.lost : isWithoutWallet ? noWallet : errorText(error)}</Notice>
      {error.body.code === 'CUSTOMER_NOT_FOUND' || isWithoutWallet ? null : (
        <div>
          <TextLink to={newest}>{t.newest}</TextLink>
        </div>
      )}
    </div>
  )
}
