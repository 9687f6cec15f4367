import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { type GetApprovalQueryError, useGetApproval } from '#web/api/generated/approvals.ts'
import type { Approval } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMe } from '#web/api/use-me.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { stateText } from '#web/lib/navigation-state.ts'
import { PersonName } from '#web/money/PersonName.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Fact } from '#web/ui/Facts.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ApprovalCode } from './ApprovalCode.tsx'
import { ApprovalContent } from './ApprovalContent.tsx'
import { ApprovalStateBadge } from './ApprovalStateBadge.tsx'
import { approvals } from './approvals.messages.ts'
import { ChangePayment } from './ChangePayment.tsx'
import { Decisions } from './Decisions.tsx'
import { DeclinePayment } from './DeclinePayment.tsx'
import { sentCodeIn } from './sent-code.ts'
import { useOutcomeText } from './use-outcome-text.ts'
import { useSendApprovalCode } from './use-send-approval-code.ts'
import { usePaymentTitle } from './use-subject.ts'
import { WithdrawPayment } from './WithdrawPayment.tsx'

/** A payment for approval: its content, the decisions so far, and the possible actions. The page follows the payment while it is open. */
export function ApprovalPage() {
  const t = useTexts(approvals)
  const { approvalId = '' } = useParams()
  const { data, error, refetch } = useGetApproval(approvalId, { query: LIVE })
  const { state } = useLocation()
  const sentCode = sentCodeIn(state)
  const digest = stateText(state, 'digest')
  if (data && sentCode && digest && data.mayApprove)
    return <ApprovalCode approval={{ ...data, digest }} sent={sentCode} />
  if (data) return <Details key={approvalId} approval={data} />
  return (
    <>
      <PageHeading title={t.title} />
      {error ? <NotShown error={error} onTryAgain={refetch} /> : <Skeleton className="h-64 w-full" />}
    </>
  )
}

function NotShown({ error, onTryAgain }: { error: GetApprovalQueryError; onTryAgain: () => void }) {
  const t = useTexts(approvals)
  const { code } = error.body
  if (code !== 'APPROVAL_NOT_FOUND' && code !== 'VALIDATION_ERROR') {
    return <LoadError error={error} onTryAgain={onTryAgain} />
  }
  return (
    <Notice tone="warning" alert title={t.notFound}>
      <p>{t.notFoundText}</p>
      <TextLink to={paths.approvals}>{t.toList}</TextLink>
    </Notice>
  )
}

/** Whom it pays, how much and who made it come first, then what can be decided. */
function Details({ approval }: { approval: Approval }) {
  const t = useTexts(approvals)
  const { money, dateTime } = useFormats()
  const title = usePaymentTitle()
  const outcome = useOutcomeText()
  const { state, amount, madeBy, createdAt, expiresAt, approvalsNeeded, requiredApprover } = approval
  const approvalCount = approval.approvals.filter(({ isVoid }) => !isVoid).length
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid gap-6">
        <BackLink to={paths.approvals} />
        <div className="grid justify-items-start gap-2">
          <PageHeading title={title(approval)} />
          <p className="text-xl font-semibold">
            <Ltr>{money(amount.amount)}</Ltr>
          </p>
          {/* Always rendered, so that a change of state is announced. */}
          <div role="status" className="grid justify-items-start gap-2">
            <ApprovalStateBadge state={state} />
            <p>{outcome(approval)}</p>
          </div>
        </div>
      </div>
      <section aria-label={t.details} className="grid grid-cols-1 gap-6">
        <ApprovalContent approval={approval}>
          <Fact name={t.madeBy}>
            <PersonName person={madeBy} />
          </Fact>
          <Fact name={t.madeAt}>{dateTime(createdAt)}</Fact>
          {expiresAt ? <Fact name={t.expiresAt}>{dateTime(expiresAt)}</Fact> : null}
        </ApprovalContent>
      </section>
      {approval.mayApprove || approval.mayChange ? <Actions approval={approval} /> : null}
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{t.decisions}</h2>
        <p className="text-muted">
          {t.needed}: {t.given(approvalCount, approvalsNeeded)}
        </p>
        {requiredApprover ? (
          <p className="text-muted">
            {t.requiredApprover}: <PersonName person={requiredApprover} />
          </p>
        ) : null}
        <Decisions approval={approval} />
      </section>
    </div>
  )
}

/** The dialog that is open. */
type Open = 'decline' | 'withdraw' | 'change' | null

function Actions({ approval }: { approval: Approval }) {
  const t = useTexts(approvals)
  const errorText = useErrorText()
  const code = useSendApprovalCode(approval)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { data: me } = useMe()
  const { mayApprove, mayChange, madeBy, transfer } = approval
  return (
    <>
      {code.error ? (
        <Notice tone="danger" alert>
          {errorText(code.error)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {mayApprove ? (
          <>
            <Button busy={code.isPending && t.sendingCode} onClick={code.send}>
              {t.approve}
            </Button>
            <Button variant="secondary" onClick={() => setOpen('decline')}>
              {t.decline}
            </Button>
          </>
        ) : null}
        {mayChange && transfer && me?.userId === madeBy.personId ? (
          <Button variant="secondary" onClick={() => setOpen('change')}>
            {t.change}
          </Button>
        ) : null}
        {mayChange ? (
          <Button variant="secondary" onClick={() => setOpen('withdraw')}>
            {t.withdraw}
          </Button>
        ) : null}
      </div>
      {open === 'decline' ? <DeclinePayment approval={approval} onClose={close} /> : null}
      {open === 'withdraw' ? <WithdrawPayment approval={approval} onClose={close} /> : null}
      {open === 'change' && transfer ? <ChangePayment approval={approval} transfer={transfer} onClose={close} /> : null}
    </>
  )
}
