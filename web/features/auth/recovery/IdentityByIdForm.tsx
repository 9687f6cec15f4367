import { readDateOfBirth } from '#domain/date-of-birth.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { DateOfBirthInput } from '#web/ui/inputs/DateOfBirthInput.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import { recovery as texts } from './recovery.messages.ts'

interface IdentityByIdFormProps {
  check: (text: string) => string | null
  /** Texts of the problems that only this mode has. */
  problems?: Readonly<Record<string, string>>
}

export function IdentityByIdForm({ check, problems }: IdentityByIdFormProps) {
  const t = useTexts(texts)
  return (
    <IdentityForm
      method="id"
      proof={{
        name: 'dateOfBirth',
        label: t.dateOfBirth,
        help: t.dateOfBirthHelp,
        check,
        problems: { ...t.dateOfBirthProblems, ...problems },
        request: text => ({ dateOfBirth: readDateOfBirth(text, serverNow()).date ?? '' }),
      }}
    >
      {control => <DateOfBirthInput {...control} />}
    </IdentityForm>
  )
}
