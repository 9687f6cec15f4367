import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Transfer, TransferState } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransfers } from '#web/api/generated/transfers.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { BackLink, ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { OfRole } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { transfers } from '#web/messages/transfers.ts'
import { CursorLost, Pager, useFirstPageInstead } from '#web/money/Pager.tsx'
import { StateFilter } from '#web/money/StateFilter.tsx'
import { TransferStateBadge } from '#web/money/TransferStateBadge.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { paths, transferPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TransferIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { PayeeName } from '../PayeeName.tsx'

/** State and page stand in the address: a reload keeps them, back undoes them, a link shares them. */
export function TransfersPage() {
  const t = useTexts(transfers)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.transfer} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageHeading title={t.title} />
          <OfRole operation="createTransfer">
            <ButtonLink to={paths.transfer}>{t.newTransfer}</ButtonLink>
          </OfRole>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <StateFilter label={t.state} all={t.all} states={t.states} />
        <TextLink to={paths.transferSchedules}>{t.schedules}</TextLink>
      </div>
      <WaitingDrafts />
      <CursorLost />
      <TransferList />
    </>
  )
}

/** Those that a program has prepared. The list without a state has no drafts. */
function WaitingDrafts() {
  const t = useTexts(transfers)
  const { params, changed } = useAddress()
  const { data } = useListTransfers({ state: 'draft' }, { query: LIVE })
  const count = data?.items.filter(({ state, apiKeyName }) => state === 'draft' && apiKeyName !== undefined).length ?? 0
  if (count === 0 || stateParams(params).state === 'draft') return null
  return (
    <Notice tone="warning">
      {t.waiting(count)} <TextLink to={changed({ state: 'draft', cursor: null })}>{t.seeWaiting}</TextLink>
    </Notice>
  )
}

function TransferList() {
  const t = useTexts(transfers)
  const { data, error, isPlaceholderData, refetch } = useTransferList()
  const results = useFocusOnPageChange(isPlaceholderData ? undefined : data?.page)
  if (error && !data) return <WalletFailed error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={5} />
  if (data.items.length === 0) return <NoTransfers />
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label={t.list}
      aria-busy={isPlaceholderData}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
    >
      <Rows>
        {data.items.map(transfer => (
          <TransferRow key={transfer.transferId} transfer={transfer} />
        ))}
      </Rows>
      <Pager {...data} isPending={isPlaceholderData} />
    </section>
  )
}

function TransferRow({ transfer: { transferId, destination, amount, state, createdAt } }: { transfer: Transfer }) {
  const { money, dateTime } = useFormats()
  return (
    <li>
      <Link
        to={transferPath(transferId)}
        className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 p-4 hover:bg-raised"
      >
        <span className="grid min-w-0 flex-1 basis-28 gap-0.5">
          <PayeeName payee={destination} />
          <time dateTime={createdAt} className="text-sm text-muted">
            {dateTime(createdAt)}
          </time>
        </span>
        <span className="ms-auto grid justify-items-end gap-1">
          <span className="font-semibold">
            <Ltr>{money(amount.amount)}</Ltr>
          </span>
          <TransferStateBadge state={state} />
        </span>
      </Link>
    </li>
  )
}

/** What will be here and how to begin, or how to see more. */
function NoTransfers() {
  const t = useTexts(transfers)
  const isFiltered = stateParams(useAddress().params).state !== undefined
  return (
    <EmptyState
      icon={<TransferIcon />}
      title={isFiltered ? t.nothingTitle : t.emptyTitle}
      text={isFiltered ? t.nothingText : t.emptyText}
    >
      {isFiltered ? (
        <ButtonLink variant="secondary" to={paths.transfers}>
          {t.seeAll}
        </ButtonLink>
      ) : (
        <OfRole operation="createTransfer">
          <ButtonLink to={paths.transfer}>{t.newTransfer}</ButtonLink>
        </OfRole>
      )}
    </EmptyState>
  )
}

/** The page of transfers that the address names. The last one stays until it is there. */
function useTransferList() {
  const { params } = useAddress()
  const wanted = { ...stateParams(params), ...cursorParams(params) }
  const list = useListTransfers(wanted, { query: { ...LIVE, placeholderData: keepPreviousData } })
  const isLost = wanted.cursor !== undefined && list.error?.body.code === 'CURSOR_INVALID'
  useFirstPageInstead(isLost)
  return isLost ? { ...list, error: null } : list
}

/** The state that an address names; without a sensible one all are meant. */
function stateParams(address: URLSearchParams): { state?: TransferState } {
  const state = address.get('state')
  return state !== null && isState(state) ? { state } : {}
}

const isState = (state: string): state is TransferState => Object.hasOwn(transfers.en.states, state)
