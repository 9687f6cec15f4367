import type { ReactNode } from 'react'
import { useEndCustomerSessions } from '#web/api/generated/admin-customers.ts'
import type { CustomerDetails, CustomerDevice, CustomerSession, Device } from '#web/api/generated/plinkAPI.schemas.ts'
import { deviceName, isHandheld, useDeviceLabel } from '#web/lib/device-name.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { useDraftedDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { LaptopIcon, PhoneIcon } from '#web/ui/icons.tsx'
import { FirstRows, Rows } from '#web/ui/Rows.tsx'
import { CustomerNoteDialog } from './CustomerNoteDialog.tsx'
import { type CustomerDialogProps, useCustomerAction } from './use-customer-action.ts'

/** The key under which an unsent reason is stored when the session ends. */
const endSessionsId = (customerId: string) => `end-sessions ${customerId}`

interface CustomerSessionsProps {
  details: CustomerDetails
  onOutcome: (notice: ActionOutcome) => void
}

/** The sessions of the customer. */
export function CustomerSessions({ details: { customer, sessions }, onOutcome }: CustomerSessionsProps) {
  const t = useTexts(adminCustomers)
  const { onOpen, dialog } = useDraftedDialog(endSessionsId(customer.customerId), onOutcome)
  const mayEnd = useMayChange() && sessions.length > 0
  const end = (
    <Button variant="secondary" onClick={onOpen}>
      {t.endSessions}
    </Button>
  )
  return (
    <PanelSection title={t.sessionsTitle} action={mayEnd ? end : null}>
      {sessions.length > 0 ? (
        <Rows>
          {sessions.map(session => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      ) : (
        <p className="text-sm text-muted">{t.noSessions}</p>
      )}
      <EndSessionsDialog customerId={customer.customerId} count={sessions.length} {...dialog} />
    </PanelSection>
  )
}

function SessionRow({ session: { device, createdAt, lastUsedAt } }: { session: CustomerSession }) {
  const t = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  return (
    <DeviceRow device={device}>
      <span>{t.signedIn(dateTime(createdAt))}</span>
      <span>{t.lastUsed(dateTime(lastUsedAt))}</span>
    </DeviceRow>
  )
}

function DeviceRow({ device, children }: { device: Device; children: ReactNode }) {
  const Icon = isHandheld(deviceName(device.userAgent)) ? PhoneIcon : LaptopIcon
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-sm">
      <Icon className="size-5 shrink-0 text-muted" />
      <div className="grid gap-0.5">
        <p className="font-semibold">{useDeviceLabel()(device)}</p>
        <p className="flex flex-wrap gap-x-4 text-muted">{children}</p>
      </div>
    </li>
  )
}

function EndSessionsDialog({ customerId, count, open, onClose, onOutcome }: CustomerDialogProps & { count: number }) {
  const { mutateAsync: endCustomerSessions } = useEndCustomerSessions()
  const t = useTexts(adminCustomers)
  const action = useCustomerAction({
    id: endSessionsId(customerId),
    customerId,
    call: (reason, headers) => endCustomerSessions({ customerId, data: { reason }, headers }),
    done: ({ ended }) => t.sessionsEnded(ended),
    onOutcome,
  })
  return (
    <CustomerNoteDialog
      customerId={customerId}
      open={open}
      onClose={onClose}
      title={t.endSessionsTitle}
      description={`${t.endSessionsText(count)} ${t.keysStay}`}
      label={t.reasonLabel}
      words={{ act: t.endSessions, acting: t.endingSessions }}
      variant="danger"
      action={action}
    />
  )
}

const FIRST = 3

/** The devices that have signed in before and are not signed in now. */
export function OtherDevices({ devices }: { devices: readonly CustomerDevice[] }) {
  const t = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  const others = devices.filter(({ isSignedIn }) => !isSignedIn)
  return (
    <PanelSection title={t.otherDevicesTitle}>
      {others.length > 0 ? (
        <FirstRows count={FIRST}>
          {others.map(({ id, device, lastSignedInAt }) => (
            <DeviceRow key={id} device={device}>
              <span>{t.lastSignedIn(dateTime(lastSignedInAt))}</span>
            </DeviceRow>
          ))}
        </FirstRows>
      ) : (
        <p className="text-sm text-muted">{t.noOtherDevices}</p>
      )}
    </PanelSection>
  )
}
