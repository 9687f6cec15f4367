import { keepPreviousData } from '@tanstack/react-query'
import type { Transfer } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransfers } from '#web/api/generated/transfers.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { BackLink, ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { CursorList, EmptyList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { PaymentLink } from '#web/money/PaymentLink.tsx'
import { SearchCut } from '#web/money/SearchCut.tsx'
import { StateFilter } from '#web/money/StateFilter.tsx'
import { TransferStateBadge } from '#web/money/TransferStateBadge.tsx'
import { cursorParams, searchParams, stateParams, useAddress } from '#web/money/wallet-params.ts'
import { paths, transferPath } from '#web/paths.ts'
import { SearchIcon, TransferIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { usePayee } from '../PayeeName.tsx'
import { TransferSearch } from './TransferSearch.tsx'

/** The search, the state and the page are in the URL: a reload keeps them, Back undoes them, and a link shares them. */
export function TransfersPage() {
  const t = useTexts(transfers)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.transfer} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageHeading title={t.title} />
          <IfAllowed operation="createTransfer">
            <ButtonLink to={paths.transfer}>{t.newTransfer}</ButtonLink>
          </IfAllowed>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <TransferSearch />
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <StateFilter label={t.state} all={t.all} states={t.states} />
          <TextLink to={paths.transferSchedules}>{t.schedules}</TextLink>
        </div>
      </div>
      <WaitingDrafts />
      <CursorLost />
      <TransferList />
    </>
  )
}

/** The drafts that a program has prepared. The list without a state has no drafts. */
function WaitingDrafts() {
  const t = useTexts(transfers)
  const { params, changed } = useAddress()
  const { data } = useListTransfers({ state: 'draft' }, { query: LIVE })
  const count = data?.items.filter(({ state, apiKeyName }) => state === 'draft' && apiKeyName !== undefined).length ?? 0
  if (count === 0 || stateParams(params, t.states).state === 'draft') return null
  return (
    <Notice tone="warning">
      {t.waiting(count)} <TextLink to={changed({ state: 'draft', cursor: null })}>{t.seeWaiting}</TextLink>
    </Notice>
  )
}

function TransferList() {
  const t = useTexts(transfers)
  const { params } = useAddress()
  const { state } = stateParams(params, t.states)
  const { q } = searchParams(params)
  const list = useFirstPageInstead(
    useListTransfers({ state, q, ...cursorParams(params) }, { query: { ...LIVE, placeholderData: keepPreviousData } }),
  )
  const { data, isPlaceholderData } = list
  const cut = data?.searchedBackTo ? <SearchCut {...data} searchedBackTo={data.searchedBackTo} /> : null
  const texts = q === undefined ? t : { ...t, nothingTitle: t.noMatchTitle, nothingText: t.noMatchText }
  const empty = cut ?? (
    <EmptyList
      icon={q === undefined ? <TransferIcon /> : <SearchIcon />}
      texts={texts}
      isFiltered={q !== undefined || state !== undefined}
      all={paths.transfers}
    >
      <IfAllowed operation="createTransfer">
        <ButtonLink to={paths.transfer}>{t.newTransfer}</ButtonLink>
      </IfAllowed>
    </EmptyList>
  )
  return (
    <>
      <div role="status" className="absolute">
        <VisuallyHidden>
          {q && data && !isPlaceholderData ? t.results(data.items.length, data.page) : ''}
        </VisuallyHidden>
      </div>
      <CursorList list={list} label={t.list} skeleton={<RowsSkeleton count={5} />} empty={empty}>
        {items => (
          <>
            <Rows>
              {items.map(transfer => (
                <TransferRow key={transfer.transferId} transfer={transfer} />
              ))}
            </Rows>
            {cut}
          </>
        )}
      </CursorList>
    </>
  )
}

function TransferRow({ transfer: { transferId, destination, amount, state, createdAt } }: { transfer: Transfer }) {
  const { shortDate } = useFormats()
  const { name, nickname, details } = usePayee()(destination)
  return (
    <li>
      <PaymentLink
        to={transferPath(transferId)}
        title={nickname ?? name}
        amount={amount.amount}
        more={
          <span className="grid justify-items-start gap-0.5">
            {nickname ? <bdi className="text-ink">{name}</bdi> : null}
            {details}
          </span>
        }
        state={<TransferStateBadge state={state} />}
      >
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
      </PaymentLink>
    </li>
  )
}
