import { keepPreviousData } from '@tanstack/react-query'
import { useListBillPayments } from '#web/api/generated/bills.ts'
import type { BillPaymentState } from '#web/api/generated/plinkAPI.schemas.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { OfRole } from '#web/layouts/RoleNotice.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { bills } from '#web/messages/bills.ts'
import { CursorLost, Pager, useFirstPageInstead } from '#web/money/Pager.tsx'
import { StateFilter } from '#web/money/StateFilter.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { BillIcon } from '#web/ui/icons.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { PaymentRow } from '../PaymentRow.tsx'

/** State and page stand in the address: a reload keeps them, back undoes them, a link shares them. */
export function BillPaymentsPage() {
  const t = useTexts(bills)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.bills} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageHeading title={t.myPayments} />
          <OfRole operation="payBills">
            <ButtonLink to={paths.bills}>{t.another}</ButtonLink>
          </OfRole>
        </div>
      </div>
      <StateFilter label={t.stateLabel} all={t.all} states={t.states} />
      <CursorLost />
      <PaymentList />
    </>
  )
}

function PaymentList() {
  const t = useTexts(bills)
  const { data, error, isPlaceholderData, refetch } = usePaymentList()
  const results = useFocusOnPageChange(isPlaceholderData ? undefined : data?.page)
  if (error && !data) return <WalletFailed error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={5} />
  if (data.items.length === 0) return <NoPayments />
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label={t.list}
      aria-busy={isPlaceholderData}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
    >
      <Rows>
        {data.items.map(payment => (
          <PaymentRow key={payment.billPaymentId} payment={payment} />
        ))}
      </Rows>
      <Pager {...data} isPending={isPlaceholderData} />
    </section>
  )
}

/** What will be here and how to begin, or how to see more. */
function NoPayments() {
  const t = useTexts(bills)
  const isFiltered = stateParams(useAddress().params).state !== undefined
  return (
    <EmptyState
      icon={<BillIcon />}
      title={isFiltered ? t.nothingTitle : t.emptyTitle}
      text={isFiltered ? t.nothingText : t.emptyText}
    >
      {isFiltered ? (
        <ButtonLink variant="secondary" to={paths.billPayments}>
          {t.seeAll}
        </ButtonLink>
      ) : (
        <OfRole operation="payBills">
          <ButtonLink to={paths.bills}>{t.billers}</ButtonLink>
        </OfRole>
      )}
    </EmptyState>
  )
}

/** The page of payments that the address names. The last one stays until it is there. */
function usePaymentList() {
  const { params } = useAddress()
  const wanted = { ...stateParams(params), ...cursorParams(params) }
  const list = useListBillPayments(wanted, { query: { ...LIVE, placeholderData: keepPreviousData } })
  const isLost = wanted.cursor !== undefined && list.error?.body.code === 'CURSOR_INVALID'
  useFirstPageInstead(isLost)
  return isLost ? { ...list, error: null } : list
}

/** The state that an address names; without a sensible one all are meant. */
function stateParams(address: URLSearchParams): { state?: BillPaymentState } {
  const state = address.get('state')
  return state !== null && isState(state) ? { state } : {}
}

const isState = (state: string): state is BillPaymentState => Object.hasOwn(bills.en.states, state)
