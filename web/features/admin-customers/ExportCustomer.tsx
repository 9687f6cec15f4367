import { useExportCustomer } from '#web/api/generated/admin-customers.ts'
import type { CustomerExport } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { useDraftedDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminExport } from './admin-export.messages.ts'
import { CustomerNoteDialog } from './CustomerNoteDialog.tsx'
import { useCustomerAction } from './use-customer-action.ts'

interface ExportCustomerProps {
  customerId: string
  onOutcome: (notice: ActionOutcome) => void
}

/** Saves everything about the customer as a file. For administrators only. */
export function ExportCustomer({ customerId, onOutcome }: ExportCustomerProps) {
  const { mutateAsync: exportCustomer } = useExportCustomer()
  const t = useTexts(adminExport)
  const { reasonLabel } = useTexts(adminCustomers)
  const { onOpen, dialog } = useDraftedDialog(exportId(customerId), onOutcome)
  const action = useCustomerAction({
    id: exportId(customerId),
    customerId,
    call: reason => exportCustomer({ customerId, data: { reason } }),
    done: exported => {
      save(exported)
      return t.saved
    },
    onOutcome: dialog.onOutcome,
  })
  if (!useMayChange()) return null
  return (
    <PanelSection title={t.title}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4">
        <p className="flex-1 basis-64">{t.text}</p>
        <Button variant="secondary" onClick={onOpen}>
          {t.export}
        </Button>
      </div>
      <CustomerNoteDialog
        customerId={customerId}
        open={dialog.open}
        onClose={dialog.onClose}
        title={t.exportTitle}
        description={t.exportText}
        label={reasonLabel}
        words={{ act: t.export, acting: t.exporting }}
        action={action}
      />
    </PanelSection>
  )
}

/** The file name does not reveal who the customer is. */
const save = (exported: CustomerExport): void =>
  saveFile(
    `plink-customer-${exported.customerId}.json`,
    new Blob([`${JSON.stringify(exported, null, 2)}\n`], { type: 'application/json' }),
  )

/** The key under which an unsent reason is stored when the session ends. */
const exportId = (customerId: string) => `export ${customerId}`
