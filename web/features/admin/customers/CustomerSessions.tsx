import { useState } from 'react'
import { endCustomerSessions } from '#web/api/generated/admin.ts'
import type { CustomerDetails, CustomerSession } from '#web/api/generated/model/index.ts'
import { deviceName, isHandheld, useDeviceLabel } from '#web/lib/device-name.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { Button } from '#web/ui/Button.tsx'
import { LaptopIcon, PhoneIcon } from '#web/ui/icons.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import type { WhatHappened } from '../notes/News.tsx'
import { NoteDialog } from '../notes/NoteDialog.tsx'
import { noteDrafts } from '../notes/note-drafts.ts'
import { type CustomerDialogProps, endSessionsId } from './customer-dialog.ts'
import { PanelSection } from './PanelSection.tsx'
import { useCustomerAction } from './use-customer-action.ts'

interface CustomerSessionsProps {
  details: CustomerDetails
  onNews: (news: WhatHappened) => void
}

/** Where the customer is signed in. */
export function CustomerSessions({ details: { customer, sessions }, onNews }: CustomerSessionsProps) {
  const t = useTexts(adminCustomers)
  const [asked, setAsked] = useState(() => noteDrafts.of(endSessionsId(customer.customerId)) !== undefined)
  const tell = (news: WhatHappened) => {
    setAsked(false)
    onNews(news)
  }
  const end = (
    <Button variant="secondary" onClick={() => setAsked(true)}>
      {t.endSessions}
    </Button>
  )
  return (
    <PanelSection title={t.sessionsTitle} action={sessions.length > 0 ? end : null}>
      {sessions.length > 0 ? (
        <Rows>
          {sessions.map(session => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      ) : (
        <p className="text-sm text-muted">{t.noSessions}</p>
      )}
      <EndSessionsDialog
        customerId={customer.customerId}
        count={sessions.length}
        open={asked}
        onClose={() => setAsked(false)}
        onNews={tell}
      />
    </PanelSection>
  )
}

function SessionRow({ session: { device, createdAt, lastUsedAt } }: { session: CustomerSession }) {
  const t = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  const Icon = isHandheld(deviceName(device.userAgent)) ? PhoneIcon : LaptopIcon
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-sm">
      <Icon className="size-5 shrink-0 text-muted" />
      <div className="grid gap-0.5">
        <p className="font-semibold">{useDeviceLabel()(device)}</p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{t.signedIn(dateTime(createdAt))}</span>
          <span>{t.lastUsed(dateTime(lastUsedAt))}</span>
        </p>
      </div>
    </li>
  )
}

function EndSessionsDialog({ customerId, count, open, onClose, onNews }: CustomerDialogProps & { count: number }) {
  const t = useTexts(adminCustomers)
  const action = useCustomerAction({
    id: endSessionsId(customerId),
    customerId,
    call: (reason, request) => endCustomerSessions(customerId, { reason }, request),
    done: ({ ended }) => t.sessionsEnded(ended),
    onNews,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.endSessionsTitle}
      description={t.endSessionsText(count)}
      label={t.reasonLabel}
      words={{ act: t.endSessions, acting: t.endingSessions }}
      variant="danger"
      action={action}
    />
  )
}
