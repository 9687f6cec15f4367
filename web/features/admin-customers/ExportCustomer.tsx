import { useState } from 'react'
import { exportCustomer } from '#web/api/generated/admin-customers.ts'
import type { CustomerExport } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { adminExport } from '#web/messages/admin-export.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import { noteDrafts } from '#web/staff/notes/use-note-form.ts'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { useCustomerAction } from './use-customer-action.ts'

interface ExportCustomerProps {
  customerId: string
  onOutcome: (notice: ActionOutcome) => void
}

/** Saves everything about the customer as a file. For administrators only. */
export function ExportCustomer({ customerId, onOutcome }: ExportCustomerProps) {
  const t = useTexts(adminExport)
  const { reasonLabel } = useTexts(adminCustomers)
  const [isOpen, setOpen] = useState(() => noteDrafts.of(exportId(customerId)) !== undefined)
  const action = useCustomerAction({
    id: exportId(customerId),
    customerId,
    call: (reason, request) => exportCustomer(customerId, { reason }, request),
    done: exported => {
      save(exported)
      return t.saved
    },
    onOutcome: notice => {
      setOpen(false)
      onOutcome(notice)
    },
  })
  if (!useMayChange()) return null
  return (
    <PanelSection title={t.title}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4">
        <p className="flex-1 basis-64">{t.text}</p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.export}
        </Button>
      </div>
      <NoteDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.exportTitle}
        description={t.exportText}
        label={reasonLabel}
        words={{ act: t.export, acting: t.exporting }}
        action={action}
      />
    </PanelSection>
  )
}

/** The name of the file tells nothing about whom it is. */
const save = (exported: CustomerExport): void =>
  saveFile(
    `plink-customer-${exported.customerId}.json`,
    new Blob([`${JSON.stringify(exported, null, 2)}\n`], { type: 'application/json' }),
  )

/** The key under which an unsent reason is stored when the session ends. */
const exportId = (customerId: string) => `export ${customerId}`
