import { useState } from 'react'
import { unlockCustomer } from '#web/api/generated/admin.ts'
import type { CustomerDetails, CustomerLock } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { Button } from '#web/ui/Button.tsx'
import type { WhatHappened } from '../notes/News.tsx'
import { NoteDialog } from '../notes/NoteDialog.tsx'
import { noteDrafts } from '../notes/note-drafts.ts'
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx'
import { type CustomerDialogProps, endLockId } from './customer-dialog.ts'
import { PanelSection } from './PanelSection.tsx'
import { useCustomerAction } from './use-customer-action.ts'

interface CustomerStateProps {
  details: CustomerDetails
  onNews: (news: WhatHappened) => void
}

/** How the customer stands, in words, and the way out of a lock. */
export function CustomerState({ details, onNews }: CustomerStateProps) {
  const t = useTexts(adminCustomers)
  const { customer, locks } = details
  const [asked, setAsked] = useState(() => noteDrafts.of(endLockId(customer.customerId)) !== undefined)
  const tell = (news: WhatHappened) => {
    setAsked(false)
    onNews(news)
  }
  return (
    <PanelSection title={t.statusTitle}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4">
        <div className="grid flex-1 basis-64 gap-2">
          <div>
            <CustomerStatusBadge status={customer.status} />
          </div>
          <StatusText details={details} />
          {locks.map(lock => (
            <LockText key={lock.type} lock={lock} />
          ))}
        </div>
        {locks.length > 0 ? <Button onClick={() => setAsked(true)}>{t.endLock}</Button> : null}
      </div>
      <EndLockDialog customerId={customer.customerId} open={asked} onClose={() => setAsked(false)} onNews={tell} />
    </PanelSection>
  )
}

/** What a lock does to somebody, its own text says. */
function StatusText({ details: { customer, currentStep, walletStatus } }: { details: CustomerDetails }) {
  const t = useTexts(adminCustomers)
  if (customer.status === 'signing_up') return <p>{t.signingUpText(t.step[currentStep])}</p>
  if (customer.status !== 'active') return null
  return <p>{walletStatus ? t.activeText : t.withoutProfileText}</p>
}

function LockText({ lock: { type, kind, lockedUntil } }: { lock: CustomerLock }) {
  const t = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  const what = t.lockOf[type]
  return <p>{kind === 'soft' && lockedUntil ? t.softLockUntil(what, dateTime(lockedUntil)) : t.hardLock(what)}</p>
}

function EndLockDialog({ customerId, open, onClose, onNews }: CustomerDialogProps) {
  const t = useTexts(adminCustomers)
  const action = useCustomerAction({
    id: endLockId(customerId),
    customerId,
    call: (reason, request) => unlockCustomer(customerId, { reason }, request),
    done: () => t.lockEnded,
    onNews,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.endLockTitle}
      description={t.endLockText}
      label={t.reasonLabel}
      words={{ act: t.endLock, acting: t.endingLock }}
      action={action}
    />
  )
}
