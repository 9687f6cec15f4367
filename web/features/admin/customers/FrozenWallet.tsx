import { useState } from 'react'
import { unfreezeCustomer } from '#web/api/generated/admin.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ActionOutcome } from '../notes/ActionNotice.tsx'
import { NoteDialog } from '../notes/NoteDialog.tsx'
import { noteDrafts } from '../notes/use-note-form.ts'
import { useMayChange } from '../session/use-may-change.ts'
import { useCustomerAction } from './use-customer-action.ts'

interface FrozenWalletProps {
  customerId: string
  /** The dialog stays open after the freeze is lifted, until its outcome is told. */
  isFrozen: boolean
  onOutcome: (news: ActionOutcome) => void
}

/** Says that the wallet is frozen, with the action that lifts the freeze. */
export function FrozenWallet({ customerId, isFrozen, onOutcome }: FrozenWalletProps) {
  const t = useTexts(adminCustomers)
  const mayChange = useMayChange()
  const [isOpen, setOpen] = useState(() => noteDrafts.of(liftFreezeId(customerId)) !== undefined)
  const action = useCustomerAction({
    id: liftFreezeId(customerId),
    customerId,
    call: (reason, request) => unfreezeCustomer(customerId, { reason }, request),
    done: () => t.freezeLifted,
    onOutcome: news => {
      setOpen(false)
      onOutcome(news)
    },
  })
  return (
    <>
      {isFrozen ? (
        <div className="flex flex-1 basis-full flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p className="flex-1 basis-64">{t.frozenText}</p>
          {mayChange ? <Button onClick={() => setOpen(true)}>{t.liftFreeze}</Button> : null}
        </div>
      ) : null}
      <NoteDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.liftFreezeTitle}
        description={t.liftFreezeText}
        label={t.reasonLabel}
        words={{ act: t.liftFreeze, acting: t.liftingFreeze }}
        action={action}
      />
    </>
  )
}

/** The key under which an unsent reason is stored when the session ends. */
const liftFreezeId = (customerId: string) => `lift-freeze ${customerId}`
