import { keepPreviousData } from '@tanstack/react-query'
import type { AnyErrorCode } from '#web/api/fetcher.ts'
import {
  getListReconciliationDifferencesQueryKey,
  useGetReconciliation,
  useListReconciliationDifferences,
  useRequestDifferenceResolution,
} from '#web/api/generated/admin-reconciliation.ts'
import { getCountStaffRequestsQueryKey, getListStaffRequestsQueryKey } from '#web/api/generated/admin-requests.ts'
import type { DifferenceResolution, ReconciliationDifference } from '#web/api/generated/plinkAPI.schemas.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import { createDrafts } from '#web/staff/drafts/drafts.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import { useNotedAction } from '#web/staff/notes/use-noted-action.ts'
import { type OutcomeDialogProps, useChoiceDialog } from '#web/staff/use-drafted-dialog.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon, ClockIcon, DocumentIcon } from '#web/ui/icons.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { adminReconciliation } from './admin-reconciliation.messages.ts'
import { DifferenceFigures, DifferencePlace, DifferenceRow } from './DifferenceRow.tsx'

type Status = 'open' | 'resolved'

interface DifferenceListProps {
  status: Status
  onOutcome: (notice: ActionOutcome) => void
}

/** A page of differences. An unsent request stays on screen. */
export function DifferenceList({ status, onOutcome }: DifferenceListProps) {
  const t = useTexts(adminReconciliation)
  const cursor = useCursor()
  const query = useListReconciliationDifferences(
    { status: status === 'open' ? undefined : status, cursor },
    { query: { ...usePolling(), placeholderData: keepPreviousData } },
  )
  const { choice, choose, dialog } = useChoiceDialog(resolutionDrafts, onOutcome)
  return (
    <>
      <CursorPage
        query={query}
        cursor={cursor}
        next="next"
        nothing={
          status === 'open' ? (
            <NothingOpen />
          ) : (
            <EmptyState icon={<ClockIcon />} title={t.noneResolvedTitle} text={t.noneResolved} />
          )
        }
      >
        {differences => (
          <Rows>
            {differences.map(difference => (
              <DifferenceRow
                key={difference.differenceId}
                difference={difference}
                onResolve={resolution => choose({ difference, resolution })}
              />
            ))}
          </Rows>
        )}
      </CursorPage>
      {/* Each resolution has its own reason. */}
      {choice ? <ResolutionDialog key={draftId(choice)} draft={choice} {...dialog} /> : null}
    </>
  )
}

/** Says that books and files agree only of what has been compared. */
function NothingOpen() {
  const t = useTexts(adminReconciliation)
  const { locale } = useLocale()
  const { data, error } = useGetReconciliation({ query: usePolling() })
  if (!data) {
    if (!error) return <RowsSkeleton count={1} />
    return <EmptyState icon={<ClockIcon />} title={t.nothingTitle} text={t.filesUnknown} />
  }
  const missing = data.sources.filter(({ lastDay }) => lastDay === undefined)
  if (missing.length === 0) return <EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothingOpen} />
  if (missing.length === data.sources.length)
    return <EmptyState icon={<DocumentIcon />} title={t.nothingComparedTitle} text={t.noFiles} />
  const names = new Intl.ListFormat(locale).format(missing.map(({ source }) => t.sources[source]))
  return <EmptyState icon={<DocumentIcon />} title={t.nothingTitle} text={t.notComparedWith(names)} />
}

/** A request that has not been sent yet. */
interface ResolutionDraft {
  difference: ReconciliationDifference
  resolution: DifferenceResolution
}

/** The unsent request when a session ended. */
const resolutionDrafts = createDrafts<ResolutionDraft>(adminSession)

/** The key under which an unsent reason is stored when the session ends. */
const draftId = ({ difference, resolution }: ResolutionDraft) => `${resolution} ${difference.differenceId}`

interface ResolutionDialogProps extends OutcomeDialogProps {
  draft: ResolutionDraft
}

/** The codes that mean that the list on screen is out of date. */
const OUTDATED_CODES: readonly AnyErrorCode[] = ['DIFFERENCE_CLOSED', 'DIFFERENCE_NOT_FOUND', 'REQUEST_PENDING']

/** Explains a resolution and asks for the reason. */
function ResolutionDialog({ draft, open, onClose, onOutcome }: ResolutionDialogProps) {
  const { mutateAsync: requestDifferenceResolution } = useRequestDifferenceResolution()
  const t = useTexts(adminReconciliation)
  const moneyTexts = useTexts(adminMoney)
  const { difference, resolution } = draft
  const action = useNotedAction({
    id: draftId(draft),
    call: (reason, headers) =>
      requestDifferenceResolution({ differenceId: difference.differenceId, data: { resolution, reason }, headers }),
    shownBy: [
      getListReconciliationDifferencesQueryKey(),
      getListStaffRequestsQueryKey(),
      getCountStaffRequestsQueryKey(),
    ],
    done: () => moneyTexts.asked,
    outdatedCodes: OUTDATED_CODES,
    outdated: t.outdated,
    onOutcome,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.resolveTitle[resolution]}
      description={
        <>
          <p className="font-semibold text-ink">{t.kinds[difference.kind]}</p>
          <p className="text-ink">
            <DifferencePlace difference={difference} />
          </p>
          <DifferenceFigures difference={difference} inDialog />
          <p>{t.resolveText[resolution]}</p>
        </>
      }
      label={moneyTexts.reason}
      words={{ act: moneyTexts.ask, acting: moneyTexts.asking }}
      action={action}
    />
  )
}
