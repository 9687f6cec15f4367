import { useTexts } from '#web/lib/locale.tsx'
import { sandboxHints } from '#web/messages/sandbox-hints.ts'
import { IdentityByIdForm } from './IdentityByIdForm.tsx'
import { sandboxDateOfBirthProblem } from './sandbox-date-of-birth-problem.ts'

/** Names the one date of birth of the sandbox. */
export function IdentityByIdPage() {
  const t = useTexts(sandboxHints)
  return (
    <IdentityByIdForm
      check={typed => sandboxDateOfBirthProblem(typed, Date.now())}
      problems={{ not_in_sandbox: t.dateOfBirth }}
    />
  )
}
