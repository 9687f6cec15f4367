import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyErrorCode } from '#web/api/fetcher.ts'
import { getCountMoneyQueuesQueryKey } from '#web/api/generated/admin-money.ts'
import {
  getListReportedProblemsQueryKey,
  useAnswerTransactionCase,
  useListReportedProblems,
} from '#web/api/generated/admin-staff.ts'
import type { ReportedProblem } from '#web/api/generated/plinkAPI.schemas.ts'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { transactionCases } from '#web/messages/wallet/transaction-cases.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import { CustomerNumber } from '#web/staff/CustomerName.tsx'
import { createDrafts } from '#web/staff/drafts/drafts.ts'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import { useNotedAction } from '#web/staff/notes/use-noted-action.ts'
import { StatusTabs } from '#web/staff/StatusTabs.tsx'
import { type OutcomeDialogProps, useChoiceDialog } from '#web/staff/use-drafted-dialog.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon, ClockIcon } from '#web/ui/icons.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { type Choice, ProblemRow } from './ProblemRow.tsx'

/** The problems that customers have reported about their transactions, and the answers. */
export function ReportedProblemsPage() {
  const t = useTexts(transactionCases)
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  return (
    <>
      <PageIntro title={t.adminTitle} lead={t.adminLead} />
      <ActionNotice outcome={notice} />
      <StatusTabs
        id="reported-problems"
        label={t.tabs}
        tabs={[
          { value: 'open', label: t.open },
          { value: 'answered', label: t.answered },
          { value: 'closed', label: t.closed },
        ]}
      >
        {status => <ProblemList status={status} onOutcome={setNotice} />}
      </StatusTabs>
    </>
  )
}

type Status = ReportedProblem['case']['state']

interface ProblemListProps {
  status: Status
  onOutcome: (notice: ActionOutcome) => void
}

/** A page of cases. The list polls for updates. An unsent answer stays on screen. */
function ProblemList({ status, onOutcome }: ProblemListProps) {
  const t = useTexts(transactionCases)
  const cursor = useCursor()
  const query = useListReportedProblems(
    { status: status === 'open' ? undefined : status, cursor },
    { query: { ...usePolling(), placeholderData: keepPreviousData } },
  )
  const { choice, choose, dialog } = useChoiceDialog(answerDrafts, onOutcome)
  return (
    <>
      <CursorPage
        query={query}
        cursor={cursor}
        next="next"
        nothing={
          status === 'open' ? (
            <EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />
          ) : (
            <EmptyState icon={<ClockIcon />} title={t.noneTitle} text={t.none} />
          )
        }
      >
        {problems => (
          <Rows>
            {problems.map(problem => (
              <ProblemRow key={problem.case.caseId} problem={problem} onChoose={choose} />
            ))}
          </Rows>
        )}
      </CursorPage>
      {choice ? <AnswerDialog key={`${choice.caseId} ${choice.closes}`} choice={choice} {...dialog} /> : null}
    </>
  )
}

/** The unsent answer when a session ended. */
const answerDrafts = createDrafts<Choice>(adminSession)

/** The codes that mean that the customer or a colleague has closed it meanwhile. */
const OUTDATED_CODES: readonly AnyErrorCode[] = ['CASE_CLOSED', 'CASE_NOT_FOUND']

function AnswerDialog({ choice, open, onClose, onOutcome }: OutcomeDialogProps & { choice: Choice }) {
  const { mutateAsync: answerTransactionCase } = useAnswerTransactionCase()
  const t = useTexts(transactionCases)
  const { caseId, problem, customer, closes } = choice
  const action = useNotedAction({
    // The key under which an unsent answer is stored when the session ends.
    id: `answer ${caseId} ${closes}`,
    call: (text, headers) => answerTransactionCase({ caseId, data: { text, closes }, headers }),
    shownBy: [getListReportedProblemsQueryKey(), getCountMoneyQueuesQueryKey()],
    done: () => t.wasAnswered,
    outdatedCodes: OUTDATED_CODES,
    outdated: () => t.outdated,
    onOutcome,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={closes ? t.answerAndCloseTitle : t.answerTitle}
      description={
        <>
          <p className="font-semibold text-ink">{t.problems[problem]}</p>
          <CustomerNumber customer={customer} />
        </>
      }
      label={t.answerLabel}
      help={t.answerHelp}
      words={{ act: closes ? t.answerAndClose : t.send, acting: t.answering }}
      action={action}
    />
  )
}
