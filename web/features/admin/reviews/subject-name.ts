import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import type { ReviewSubject } from '#web/api/generated/model/index.ts'

/** What the case is called: the business, or while that is not known the phone. */
export function subjectName({ legalName, phoneNumber }: ReviewSubject): string {
  return legalName ?? formatPhone(phoneFromE164(phoneNumber))
}
