import { useState } from 'react'
import type { AnyErrorCode } from '#web/api/fetcher.ts'
import { getGetAdminTopUpQueryKey, useRequestTopUpDispute } from '#web/api/generated/admin-money.ts'
import { getCountStaffRequestsQueryKey, getListStaffRequestsQueryKey } from '#web/api/generated/admin-requests.ts'
import { getListSuspendedTopUpsQueryKey } from '#web/api/generated/admin-suspense.ts'
import type { AdminTopUp } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { CustomerName } from '#web/staff/CustomerName.tsx'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import { useNotedAction } from '#web/staff/notes/use-noted-action.ts'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { type OutcomeDialogProps, useDraftedDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { adminTopUps } from './admin-top-ups.messages.ts'

/** The amount in halalas that has not been returned to the card yet. */
const unreturnedAmount = ({ credited, suspense, owed }: AdminTopUp): number =>
  credited.amount + (suspense?.amount.amount ?? 0) - (owed?.amount ?? 0)

/**
 * Lets staff request a record that the cardholder's bank has taken the payment back. It is shown while there is money to take and no other request is
 * pending.
 */
export function DisputeTopUp({ item }: { item: AdminTopUp }) {
  const t = useTexts(adminTopUps)
  const mayChange = useMayChange()
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  const { onOpen, dialog } = useDraftedDialog(disputeId(item), setNotice)
  const isAsked = item.requests.some(({ state }) => state === 'pending')
  return (
    <>
      <ActionNotice outcome={notice} />
      {mayChange && !isAsked && unreturnedAmount(item) > 0 ? (
        <PanelSection title={t.dispute}>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4">
            <p className="flex-1 basis-64 text-sm">{t.disputeLead}</p>
            <Button variant="secondary" onClick={onOpen}>
              {t.recordDispute}
            </Button>
          </div>
        </PanelSection>
      ) : null}
      <DisputeDialog item={item} {...dialog} />
    </>
  )
}

/** The key under which an unsent reason is stored when the session ends. */
const disputeId = ({ topUp }: AdminTopUp) => `dispute ${topUp.topUpId}`

/** The codes that mean that the page is out of date. */
const OUTDATED_CODES: readonly AnyErrorCode[] = ['TOP_UP_STATE_INVALID', 'TOP_UP_NOT_FOUND', 'REQUEST_PENDING']

interface DisputeDialogProps extends OutcomeDialogProps {
  item: AdminTopUp
}

function DisputeDialog({ item, open, onClose, onOutcome }: DisputeDialogProps) {
  const { mutateAsync: requestTopUpDispute } = useRequestTopUpDispute()
  const t = useTexts(adminTopUps)
  const moneyTexts = useTexts(adminMoney)
  const { money } = useFormats()
  const { topUpId } = item.topUp
  const action = useNotedAction({
    id: disputeId(item),
    call: (reason, headers) => requestTopUpDispute({ topUpId, data: { reason }, headers }),
    shownBy: [
      getGetAdminTopUpQueryKey(topUpId),
      getListSuspendedTopUpsQueryKey(),
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
      title={t.disputeTitle}
      description={
        <>
          <p>{t.disputeText}</p>
          <p className="flex flex-wrap gap-x-3 text-ink">
            <span className="font-semibold">
              <Ltr>{money(unreturnedAmount(item))}</Ltr>
            </span>
            <CustomerName customer={item.customer} />
          </p>
        </>
      }
      label={moneyTexts.reason}
      words={{ act: moneyTexts.ask, acting: moneyTexts.asking }}
      action={action}
    />
  )
}
