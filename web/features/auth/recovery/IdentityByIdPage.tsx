import { readDateOfBirth } from '#domain/date-of-birth.ts'
import { IdentityByIdForm } from './IdentityByIdForm.tsx'

export function IdentityByIdPage() {
  return <IdentityByIdForm check={typed => readDateOfBirth(typed, Date.now()).problem} />
}
