import { useRequestSuspenseCrediting, useRequestSuspenseReturn } from '#web/api/generated/admin-suspense.ts'
import type { CustomerSummary, StaffRequest, SuspenseCredit } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import { useBusinessName } from '#web/staff/CustomerName.tsx'
import { PhoneNumber } from '#web/staff/Numbers.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import type { NotedAction } from '#web/staff/notes/use-note-form.ts'
import type { OutcomeDialogProps } from '#web/staff/use-drafted-dialog.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CustomerPicker } from './CustomerPicker.tsx'
import { useSuspenseAction } from './use-suspense-action.ts'

/** A request that has not been sent yet. Without a customer, the one to credit has to be chosen. */
export interface SuspenseRequestDraft {
  credit: SuspenseCredit
  act: 'credit' | 'send_back'
  customer?: CustomerSummary | undefined
}

/** The key under which an unsent reason is stored when the session ends. */
const reasonId = ({ act, credit }: SuspenseRequestDraft) => `${act} ${credit.creditId}`

interface SuspenseDialogProps extends OutcomeDialogProps {
  draft: SuspenseRequestDraft
  onChange: (draft: SuspenseRequestDraft) => void
}

/** Asks where the money goes, and why. */
export function SuspenseDialog({ draft, open, onChange, onClose, onOutcome }: SuspenseDialogProps) {
  const { mutateAsync: requestSuspenseReturn } = useRequestSuspenseReturn()
  const { mutateAsync: requestSuspenseCrediting } = useRequestSuspenseCrediting()
  const t = useTexts(adminSuspense)
  const moneyTexts = useTexts(adminMoney)
  const { credit, act, customer } = draft
  const { creditId } = credit
  const call: NotedAction<StaffRequest>['call'] = (reason, headers) =>
    act === 'credit' && customer
      ? requestSuspenseCrediting({ creditId, data: { customerId: customer.customerId, reason }, headers })
      : requestSuspenseReturn({ creditId, data: { reason }, headers })
  const action = useSuspenseAction({ id: reasonId(draft), call, onOutcome })
  if (act === 'credit' && !customer) {
    return (
      <Dialog open={open} onClose={onClose} title={t.creditTitle} description={t.creditText}>
        <CustomerPicker onPick={nextCustomer => onChange({ ...draft, customer: nextCustomer })} />
      </Dialog>
    )
  }
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={act === 'credit' ? t.creditReasonTitle : t.sendBackTitle}
      description={
        <>
          <p>{act === 'credit' ? t.creditReasonText : t.sendBackText}</p>
          <Amount credit={credit} />
          {customer ? (
            <Receiver
              credit={credit}
              customer={customer}
              onChange={() => onChange({ ...draft, customer: undefined })}
            />
          ) : null}
        </>
      }
      label={moneyTexts.reason}
      words={{ act: moneyTexts.ask, acting: moneyTexts.asking }}
      action={action}
    />
  )
}

function Amount({ credit: { amount, remitterName } }: { credit: SuspenseCredit }) {
  const { money } = useFormats()
  return (
    <p className="flex flex-wrap gap-x-3 text-ink">
      <span className="font-semibold">
        <Ltr>{money(amount.amount)}</Ltr>
      </span>
      <bdi>{remitterName}</bdi>
    </p>
  )
}

interface ReceiverProps {
  credit: SuspenseCredit
  customer: CustomerSummary
  onChange: () => void
}

/** The customer who gets the money, with a warning when the payment's IBAN belongs to somebody else. */
function Receiver({ credit: { customer: owner }, customer, onChange }: ReceiverProps) {
  const t = useTexts(adminSuspense)
  const nameOf = useBusinessName()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-ink">
        <span className="text-muted">{t.goesTo}</span>
        <bdi className="font-semibold">{nameOf(customer)}</bdi>
        <PhoneNumber e164={customer.phoneNumber} />
      </p>
      {owner && owner.customerId !== customer.customerId ? (
        <Notice tone="warning">{t.otherThanIban(nameOf(owner))}</Notice>
      ) : null}
      {/* The text of the button is in line with the others. */}
      <div className="-ms-5">
        <Button variant="quiet" onClick={onChange}>
          {t.otherCustomer}
        </Button>
      </div>
    </>
  )
}
