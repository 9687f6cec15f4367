import { readDateOfBirth } from '#domain/date-of-birth.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { recovery as texts } from '#web/messages/recovery.ts'
import { DateOfBirthInput } from '#web/ui/DateOfBirthInput.tsx'
import { dateOfBirthProblem } from './date-of-birth-problem.ts'
import { IdentityForm } from './IdentityForm.tsx'

export function IdentityByIdPage() {
  const t = useTexts(texts)
  return (
    <IdentityForm
      way="id"
      proof={{
        name: 'dateOfBirth',
        label: t.dateOfBirth,
        help: t.dateOfBirthHelp,
        check: typed => dateOfBirthProblem(typed, Date.now(), isSandbox()),
        problems: t.dateOfBirthProblems,
        request: typed => ({ dateOfBirth: readDateOfBirth(typed, Date.now()).date ?? '' }),
      }}
    >
      {control => <DateOfBirthInput {...control} />}
    </IdentityForm>
  )
}
