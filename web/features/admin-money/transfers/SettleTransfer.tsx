import { useState } from 'react'
import { TRANSFER_UNDECIDED_SECONDS } from '#domain/constants.ts'
import type { AnyErrorCode } from '#web/api/fetcher.ts'
import {
  getGetAdminTransferQueryKey,
  getSearchTransfersQueryKey,
  useRequestTransferSettlement,
} from '#web/api/generated/admin-money.ts'
import { getCountStaffRequestsQueryKey, getListStaffRequestsQueryKey } from '#web/api/generated/admin-requests.ts'
import type { AdminTransfer, TransferOutcome } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { adminRequests } from '#web/messages/staff/admin-requests.ts'
import { paths, queueItemPath } from '#web/paths.ts'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import { noteDrafts } from '#web/staff/notes/use-note-form.ts'
import { useNotedAction } from '#web/staff/notes/use-noted-action.ts'
import type { OutcomeDialogProps } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { adminTransfers } from './admin-transfers.messages.ts'

const OUTCOMES = ['paid', 'failed'] as const satisfies readonly TransferOutcome[]

const decisionAt = (unknownSince: string) =>
  new Date(Date.parse(unknownSince) + TRANSFER_UNDECIDED_SECONDS * 1000).toISOString()

/**
 * If a transfer needs a decision, says why and lets staff request one. If a request is pending, shows what waits for a second person. While the
 * provider may still respond, says when there will be something to decide.
 */
export function SettleTransfer({ item: { transfer, payout, suspense, request } }: { item: AdminTransfer }) {
  const t = useTexts(adminTransfers)
  const { toRequests } = useTexts(adminMoney)
  const { outcomes } = useTexts(adminRequests)
  const { dateTime } = useFormats()
  const { transferId } = transfer
  const draftOutcome = OUTCOMES.find(outcome => noteDrafts.of(draftId(transferId, outcome)) !== undefined)
  const [outcome, setOutcome] = useState<TransferOutcome>(draftOutcome ?? 'paid')
  const [open, setOpen] = useState(draftOutcome !== undefined)
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  const choose = (nextOutcome: TransferOutcome) => {
    setOutcome(nextOutcome)
    setOpen(true)
  }
  const tell = (what: ActionOutcome) => {
    setOpen(false)
    setNotice(what)
  }
  return (
    <>
      <ActionNotice outcome={notice} />
      {request?.payload.kind === 'transfer_settlement' ? (
        <Notice tone="warning" title={t.requested(request.requestedBy.name, outcomes[request.payload.outcome])}>
          <TextLink to={queueItemPath(paths.adminRequests, request.requestId)}>{toRequests}</TextLink>
        </Notice>
      ) : suspense ? (
        <Notice tone="warning" title={t.suspendedTitle}>
          <p>{t.suspendedText(dateTime(suspense.since))}</p>
          <Choices words={t.decideSuspended} onChoose={choose} />
        </Notice>
      ) : payout?.undecidedSince ? (
        <Notice tone="warning" title={t.undecidedTitle}>
          <p>{t.undecidedText(dateTime(payout.undecidedSince))}</p>
          <Choices words={t.decide} onChoose={choose} />
        </Notice>
      ) : transfer.state === 'unknown' && payout?.unknownSince ? (
        <Notice title={t.askedTitle}>
          <p>{t.askedText(dateTime(decisionAt(payout.unknownSince)))}</p>
        </Notice>
      ) : null}
      <SettlementDialog
        // Each outcome has its own reason.
        key={outcome}
        transferId={transferId}
        isSuspended={suspense !== undefined}
        outcome={outcome}
        open={open}
        onClose={() => setOpen(false)}
        onOutcome={tell}
      />
    </>
  )
}

interface ChoicesProps {
  words: Record<TransferOutcome, string>
  onChoose: (outcome: TransferOutcome) => void
}

/** The buttons of those who may request a decision. */
function Choices({ words, onChoose }: ChoicesProps) {
  if (!useMayChange()) return null
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      {OUTCOMES.map(outcome => (
        <Button key={outcome} variant="secondary" onClick={() => onChoose(outcome)}>
          {words[outcome]}
        </Button>
      ))}
    </div>
  )
}

/** The key under which an unsent reason is stored when the session ends. */
const draftId = (transferId: string, outcome: TransferOutcome) => `settle ${outcome} ${transferId}`

/** The codes that mean that the page is out of date. */
const OUTDATED_CODES: readonly AnyErrorCode[] = ['TRANSFER_STATE_INVALID', 'TRANSFER_NOT_FOUND', 'REQUEST_PENDING']

interface SettlementDialogProps extends OutcomeDialogProps {
  transferId: string
  isSuspended: boolean
  outcome: TransferOutcome
}

function SettlementDialog({ transferId, isSuspended, outcome, open, onClose, onOutcome }: SettlementDialogProps) {
  const { mutateAsync: requestTransferSettlement } = useRequestTransferSettlement()
  const t = useTexts(adminTransfers)
  const moneyTexts = useTexts(adminMoney)
  const action = useNotedAction({
    id: draftId(transferId, outcome),
    call: (reason, headers) => requestTransferSettlement({ transferId, data: { outcome, reason }, headers }),
    shownBy: [
      getGetAdminTransferQueryKey(transferId),
      getSearchTransfersQueryKey(),
      getListStaffRequestsQueryKey(),
      getCountStaffRequestsQueryKey(),
    ],
    done: () => moneyTexts.asked,
    outdatedCodes: OUTDATED_CODES,
    outdated: moneyTexts.outdated,
    onOutcome,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={(isSuspended ? t.decideSuspendedTitle : t.decideTitle)[outcome]}
      description={(isSuspended ? t.decideSuspendedText : t.decideText)[outcome]}
      label={moneyTexts.reason}
      words={{ act: moneyTexts.ask, acting: moneyTexts.asking }}
      action={action}
    />
  )
}
