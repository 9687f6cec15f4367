import { type DateOfBirthProblem, readDateOfBirth } from '#domain/date-of-birth.ts'
import { toWesternDigits } from '#domain/digits.ts'
import { SANDBOX_DATE_OF_BIRTH } from '#domain/sandbox.ts'
import { withoutInvisible } from '#domain/visible-text.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { IdentityByIdForm } from './IdentityByIdForm.tsx'

/** Names the one date of birth of the sandbox. */
export function IdentityByIdPage() {
  const t = useTexts(sandboxHints)
  return (
    <IdentityByIdForm
      check={text => sandboxDateOfBirthProblem(text, serverNow())}
      problems={{ not_in_sandbox: t.dateOfBirth }}
    />
  )
}

/** A sandbox has one date of birth, so six digits can only mean that one. */
export function sandboxDateOfBirthProblem(text: string, now: number): DateOfBirthProblem | 'not_in_sandbox' | null {
  const { date, problem } = readDateOfBirth(text, now)
  const isSixDigits = /^\d{6}$/.test(withoutInvisible(toWesternDigits(text)).trim())
  return isSixDigits && date !== SANDBOX_DATE_OF_BIRTH ? 'not_in_sandbox' : problem
}
