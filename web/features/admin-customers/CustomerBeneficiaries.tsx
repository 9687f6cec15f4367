import type { UseQueryResult } from '@tanstack/react-query'
import { formatIban } from '#domain/money/iban.ts'
import {
  type ListCustomerBeneficiariesQueryError,
  type ListCustomerBeneficiariesQueryResult,
  useResumeBeneficiary,
  useSuspendBeneficiary,
} from '#web/api/generated/admin-customers.ts'
import type { Beneficiary } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { BeneficiaryBadge } from '#web/money/BeneficiaryBadge.tsx'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { useDraftedDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { FirstRows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { adminBeneficiaries } from './admin-beneficiaries.messages.ts'
import { CustomerNoteDialog } from './CustomerNoteDialog.tsx'
import { useCustomerAction } from './use-customer-action.ts'

interface CustomerBeneficiariesProps {
  customerId: string
  list: UseQueryResult<ListCustomerBeneficiariesQueryResult, ListCustomerBeneficiariesQueryError>
  onOutcome: (notice: ActionOutcome) => void
}

const FIRST = 5

/** The beneficiaries of the customer, with the actions that stop and resume transfers to them. */
export function CustomerBeneficiaries({ customerId, list, onOutcome }: CustomerBeneficiariesProps) {
  const t = useTexts(adminBeneficiaries)
  const { data, error, refetch } = list
  return (
    <PanelSection title={t.title}>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={2} />}
      {data && data.items.length === 0 ? <p className="text-sm text-muted">{t.none}</p> : null}
      {data && data.items.length > 0 ? (
        <FirstRows count={FIRST}>
          {data.items.map(each => (
            <BeneficiaryRow key={each.beneficiaryId} beneficiary={each} customerId={customerId} onOutcome={onOutcome} />
          ))}
        </FirstRows>
      ) : null}
    </PanelSection>
  )
}

interface BeneficiaryProps extends Omit<CustomerBeneficiariesProps, 'list'> {
  beneficiary: Beneficiary
}

function BeneficiaryRow({ beneficiary, customerId, onOutcome }: BeneficiaryProps) {
  const { name, iban, bankName, bankNameArabic, state, since, coolingOff } = beneficiary
  const t = useTexts(adminBeneficiaries)
  const { dateTime } = useFormats()
  const nameOf = useName()
  const mayChange = useMayChange()
  const act = ACTS[state]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 text-sm">
      <div className="grid min-w-0 flex-1 basis-64 grid-cols-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <BeneficiaryBadge state={state} />
        </p>
        <p className="flex flex-wrap gap-x-4 wrap-anywhere">
          <Ltr>{formatIban(iban)}</Ltr>
          {bankName ? <span className="text-muted">{nameOf(bankName, bankNameArabic)}</span> : null}
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{t.since(dateTime(since))}</span>
          {coolingOff ? <span>{t.coolsUntil(dateTime(coolingOff.endsAt))}</span> : null}
        </p>
      </div>
      {mayChange && act ? (
        // Each direction keeps its own reason and key.
        <BeneficiaryAction
          key={act}
          act={act}
          beneficiary={beneficiary}
          customerId={customerId}
          onOutcome={onOutcome}
        />
      ) : null}
    </li>
  )
}

type Act = 'suspend' | 'resume'

const ACTS: Partial<Record<Beneficiary['state'], Act>> = {
  active: 'suspend',
  cooling_off: 'suspend',
  suspended: 'resume',
}

function BeneficiaryAction({ act, beneficiary, customerId, onOutcome }: BeneficiaryProps & { act: Act }) {
  const { mutateAsync: suspend } = useSuspendBeneficiary()
  const { mutateAsync: resume } = useResumeBeneficiary()
  const { beneficiaryId, name } = beneficiary
  const t = useTexts(adminBeneficiaries)[act]
  const { reasonLabel } = useTexts(adminCustomers)
  // The key under which an unsent reason is stored when the session ends.
  const id = `${act} ${beneficiaryId}`
  const { onOpen, dialog } = useDraftedDialog(id, onOutcome)
  const action = useCustomerAction({
    id,
    customerId,
    call: (reason, headers) => ({ suspend, resume })[act]({ customerId, beneficiaryId, data: { reason }, headers }),
    done: () => t.done,
    onOutcome: dialog.onOutcome,
  })
  return (
    <>
      <Button variant="secondary" onClick={onOpen}>
        {t.act} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <CustomerNoteDialog
        customerId={customerId}
        open={dialog.open}
        onClose={dialog.onClose}
        title={t.title(name)}
        description={t.text}
        label={reasonLabel}
        words={t}
        variant={act === 'suspend' ? 'danger' : 'primary'}
        action={action}
      />
    </>
  )
}
