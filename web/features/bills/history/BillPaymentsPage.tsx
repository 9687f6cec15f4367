import { keepPreviousData } from '@tanstack/react-query'
import { useListBillPayments } from '#web/api/generated/bills.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { CursorList, EmptyList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { StateFilter } from '#web/money/StateFilter.tsx'
import { cursorParams, stateParams, useAddress } from '#web/money/wallet-params.ts'
import { paths } from '#web/paths.ts'
import { BillIcon } from '#web/ui/icons.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { bills } from '../bills.messages.ts'
import { PaymentRow } from '../PaymentRow.tsx'

/** The state and the page are in the URL: a reload keeps them, Back undoes them, and a link shares them. */
export function BillPaymentsPage() {
  const t = useTexts(bills)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.bills} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageHeading title={t.myPayments} />
          <IfAllowed operation="payBills">
            <ButtonLink to={paths.bills}>{t.another}</ButtonLink>
          </IfAllowed>
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
  const { params } = useAddress()
  const { state } = stateParams(params, t.states)
  const list = useFirstPageInstead(
    useListBillPayments({ state, ...cursorParams(params) }, { query: { ...LIVE, placeholderData: keepPreviousData } }),
  )
  const empty = (
    <EmptyList icon={<BillIcon />} texts={t} isFiltered={state !== undefined} all={paths.billPayments}>
      <IfAllowed operation="payBills">
        <ButtonLink to={paths.bills}>{t.billers}</ButtonLink>
      </IfAllowed>
    </EmptyList>
  )
  return (
    <CursorList list={list} label={t.list} skeleton={<RowsSkeleton count={5} />} empty={empty}>
      {items => (
        <Rows>
          {items.map(payment => (
            <PaymentRow key={payment.billPaymentId} payment={payment} />
          ))}
        </Rows>
      )}
    </CursorList>
  )
}
