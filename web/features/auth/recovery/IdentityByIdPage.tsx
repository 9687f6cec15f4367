import { readDateOfBirth } from '#domain/date-of-birth.ts'
import { serverNow } from '#web/lib/clock.ts'
import { IdentityByIdForm } from './IdentityByIdForm.tsx'

export function IdentityByIdPage() {
  return <IdentityByIdForm check={text => readDateOfBirth(text, serverNow()).problem} />
}
