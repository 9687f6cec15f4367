import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useListApprovals } from '#web/api/generated/approvals.ts'
import type { Approval, ApprovalState } from '#web/api/generated/plinkAPI.schemas.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { approvals } from '#web/messages/approvals.ts'
import { CursorLost, Pager, useFirstPageInstead } from '#web/money/Pager.tsx'
import { StateFilter } from '#web/money/StateFilter.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { approvalPath, paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { ApprovalStateBadge } from './ApprovalStateBadge.tsx'
import { usePersonName } from './PersonName.tsx'

/** State and page stand in the address: a reload keeps them, back undoes them, a link shares them. */
export function ApprovalsPage() {
  const t = useTexts(approvals)
  return (
    <>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageHeading title={t.title} />
          <ButtonLink variant="secondary" to={paths.approvalRules}>
            {t.rules}
          </ButtonLink>
        </div>
        <p className="max-w-prose text-muted">{t.lead}</p>
      </div>
      <StateFilter label={t.state} all={t.all} states={t.states} />
      <CursorLost />
      <ApprovalList />
    </>
  )
}

function ApprovalList() {
  const t = useTexts(approvals)
  const { data, error, isPlaceholderData, refetch } = useApprovalList()
  const results = useFocusOnPageChange(isPlaceholderData ? undefined : data?.page)
  if (error && !data) return <WalletFailed error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={3} />
  if (data.items.length === 0) return <NoApprovals />
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label={t.list}
      aria-busy={isPlaceholderData}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
    >
      <Rows>
        {data.items.map(approval => (
          <li key={approval.approvalId}>
            <Row approval={approval} />
          </li>
        ))}
      </Rows>
      <Pager {...data} isPending={isPlaceholderData} />
    </section>
  )
}

function Row({ approval }: { approval: Approval }) {
  const { approvalId, amount, state, madeBy, createdAt } = approval
  const t = useTexts(approvals)
  const { money, dateTime } = useFormats()
  const subject = useSubject()
  const personName = usePersonName()
  return (
    <Link
      to={approvalPath(approvalId)}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4 hover:bg-raised"
    >
      <span className="grid min-w-0 flex-1 basis-40 gap-0.5 wrap-anywhere">
        <bdi className="font-semibold">{subject(approval)}</bdi>
        <span className="text-sm text-muted">
          {t.madeByOf(personName(madeBy))} · {dateTime(createdAt)}
        </span>
      </span>
      <span className="grid justify-items-end gap-1">
        <span className="font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </span>
        <ApprovalStateBadge state={state} />
      </span>
    </Link>
  )
}

/** Whom or what it pays, in a few words. */
function useSubject(): (approval: Approval) => string {
  const t = useTexts(approvals)
  const nameOf = useName()
  return ({ kind, transfer, bills, batch }) => {
    if (transfer) return nameOf(transfer.destination.name, transfer.destination.nameArabic)
    if (batch) return batch.fileName ?? t.kinds.batch
    const [bill] = bills ?? []
    return bill ? nameOf(bill.billerName, bill.billerNameArabic) : t.kinds[kind]
  }
}

function NoApprovals() {
  const t = useTexts(approvals)
  const isFiltered = stateIn(useAddress().params) !== undefined
  return (
    <EmptyState
      icon={<CheckIcon className="size-6" />}
      title={isFiltered ? t.nothingTitle : t.emptyTitle}
      text={isFiltered ? t.nothingText : t.emptyText}
    >
      {isFiltered ? <TextLink to={paths.approvals}>{t.seeAll}</TextLink> : null}
    </EmptyState>
  )
}

/** The page of the list that the address names. The last one stays until it is there. */
function useApprovalList() {
  const { params } = useAddress()
  const wanted = { ...cursorParams(params), state: stateIn(params) }
  const list = useListApprovals(wanted, { query: { ...LIVE, placeholderData: keepPreviousData } })
  const isLost = wanted.cursor !== undefined && list.error?.body.code === 'CURSOR_INVALID'
  useFirstPageInstead(isLost)
  return isLost ? { ...list, error: null } : list
}

function stateIn(params: URLSearchParams): ApprovalState | undefined {
  const state = params.get('state') ?? ''
  return isState(state) ? state : undefined
}

const isState = (state: string): state is ApprovalState => Object.hasOwn(approvals.en.states, state)
