import { keepPreviousData } from '@tanstack/react-query'
import { useListApprovals } from '#web/api/generated/approvals.ts'
import type { Approval } from '#web/api/generated/plinkAPI.schemas.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { ButtonLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { CursorList, EmptyList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { PaymentLink } from '#web/money/PaymentLink.tsx'
import { usePersonName } from '#web/money/PersonName.tsx'
import { StateFilter } from '#web/money/StateFilter.tsx'
import { cursorParams, stateParams, useAddress } from '#web/money/wallet-params.ts'
import { approvalPath, paths } from '#web/paths.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { ApprovalStateBadge } from './ApprovalStateBadge.tsx'
import { approvals } from './approvals.messages.ts'
import { useSubject } from './use-subject.ts'

/** The state and the page are in the URL: a reload keeps them, Back undoes them, and a link shares them. */
export function ApprovalsPage() {
  const t = useTexts(approvals)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PageIntro title={t.title} lead={t.lead} />
        <ButtonLink variant="secondary" to={paths.approvalRules}>
          {t.rules}
        </ButtonLink>
      </div>
      <StateFilter label={t.state} all={t.all} states={t.states} />
      <CursorLost />
      <ApprovalList />
    </>
  )
}

function ApprovalList() {
  const t = useTexts(approvals)
  const { params } = useAddress()
  const { state } = stateParams(params, t.states)
  const list = useFirstPageInstead(
    useListApprovals({ state, ...cursorParams(params) }, { query: { ...LIVE, placeholderData: keepPreviousData } }),
  )
  const empty = (
    <EmptyList
      icon={<CheckIcon className="size-6" />}
      texts={t}
      isFiltered={state !== undefined}
      all={paths.approvals}
    />
  )
  return (
    <CursorList list={list} label={t.list} skeleton={<RowsSkeleton count={3} />} empty={empty}>
      {items => (
        <Rows>
          {items.map(approval => (
            <li key={approval.approvalId}>
              <Row approval={approval} />
            </li>
          ))}
        </Rows>
      )}
    </CursorList>
  )
}

function Row({ approval }: { approval: Approval }) {
  const { approvalId, amount, state, madeBy, createdAt } = approval
  const t = useTexts(approvals)
  const { shortDate } = useFormats()
  const subject = useSubject()
  const personName = usePersonName()
  return (
    <PaymentLink
      to={approvalPath(approvalId)}
      title={subject(approval)}
      amount={amount.amount}
      more={t.madeByOf(personName(madeBy))}
      state={<ApprovalStateBadge state={state} />}
    >
      <time dateTime={createdAt}>{shortDate(createdAt)}</time>
    </PaymentLink>
  )
}
