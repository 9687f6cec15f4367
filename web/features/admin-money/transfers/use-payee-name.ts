import type { AdminTransfer } from '#web/api/generated/plinkAPI.schemas.ts'
import { useName } from '#web/lib/locale.tsx'
import { useBusinessName } from '#web/staff/CustomerName.tsx'

/** The whole name of the payee in the current language. The payer may see a masked one. */
export function usePayeeName(): (transfer: AdminTransfer) => string {
  const [nameOf, businessNameOf] = [useName(), useBusinessName()]
  return ({ transfer: { destination }, recipient }) =>
    recipient ? businessNameOf(recipient) : nameOf(destination.name, destination.nameArabic)
}
