import { useId, useState } from 'react'
import type { TransactionCase } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransactionCases } from '#web/api/generated/transactions.ts'
import { useMay } from '#web/api/use-may.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { transactionCases } from '#web/messages/wallet/transaction-cases.ts'
import { CaseThread } from '#web/money/CaseThread.tsx'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { CloseDialog, ReplyForm } from './CaseActions.tsx'
import { ReportDialog } from './ReportDialog.tsx'

/** The customer's reports about a transaction with the answers, and the form to report a problem. */
export function TransactionProblem({ referenceId }: { referenceId: string }) {
  const t = useTexts(transactionCases)
  const id = useId()
  const { data, error, refetch } = useListTransactionCases(referenceId)
  const mayReport = useMay('reportTransactionProblem')
  const [isReporting, setReporting] = useState(false)
  const isOpen = data?.items.some(({ state }) => state !== 'closed')
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {t.title}
      </h3>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <RowsSkeleton count={1} />}
      {data?.items.map(each => (
        <Case key={each.caseId} referenceId={referenceId} shown={each} />
      ))}
      {data && !isOpen && mayReport ? (
        <span>
          <Button variant="secondary" onClick={() => setReporting(true)}>
            {t.report}
          </Button>
        </span>
      ) : null}
      {data?.items.length === 0 && !mayReport ? <p className="text-sm text-muted">{t.noneTitle}</p> : null}
      <ReportDialog referenceId={referenceId} open={isReporting} onClose={() => setReporting(false)} />
    </section>
  )
}

const TONES = { open: 'waiting', answered: 'success', closed: 'neutral' } as const

function Case({ referenceId, shown }: { referenceId: string; shown: TransactionCase }) {
  const t = useTexts(transactionCases)
  const { caseId, problem, state, messages } = shown
  const [isClosing, setClosing] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold">{t.problems[problem]}</p>
        <StatusBadge tone={TONES[state]}>{t.states[state]}</StatusBadge>
      </div>
      <CaseThread messages={messages} customer={t.yourBusiness} />
      {state === 'closed' ? null : (
        <>
          <IfAllowed operation="writeToTransactionCase">
            <ReplyForm referenceId={referenceId} caseId={caseId} />
          </IfAllowed>
          <IfAllowed operation="closeTransactionCase">
            <span className="-ms-3 *:px-3!">
              <Button variant="quiet" onClick={() => setClosing(true)}>
                {t.close}
              </Button>
            </span>
          </IfAllowed>
          <CloseDialog referenceId={referenceId} caseId={caseId} open={isClosing} onClose={() => setClosing(false)} />
        </>
      )}
    </div>
  )
}
