import { formatCrNumber } from '#domain/cr-number.ts'
import { formatNationalId } from '#domain/national-id.ts'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { Ltr } from '#web/ui/Ltr.tsx'

/** The numbers of a customer, grouped as on the customer's screens. The search accepts this format. */
export function PhoneNumber({ e164 }: { e164: string }) {
  return <Ltr>{formatPhone(phoneFromE164(e164))}</Ltr>
}

export function IdNumber({ digits }: { digits: string | undefined }) {
  return digits ? <Ltr>{formatNationalId(digits)}</Ltr> : <NotKnown />
}

export function CrNumber({ digits }: { digits: string | undefined }) {
  return digits ? <Ltr>{formatCrNumber(digits)}</Ltr> : <NotKnown />
}

function NotKnown() {
  return <span className="text-muted">{useTexts(adminCustomers).notKnown}</span>
}
