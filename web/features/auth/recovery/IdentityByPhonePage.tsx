import { phoneProblem, phoneToE164 } from '#domain/phone.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/sign-in/auth.ts'
import { PhoneInput } from '#web/ui/inputs/PhoneInput.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import { recovery as texts } from './recovery.messages.ts'

export function IdentityByPhonePage() {
  const t = useTexts(texts)
  const { phoneHelp, phoneProblems } = useTexts(auth)
  return (
    <IdentityForm
      method="phone"
      proof={{
        name: 'phone',
        label: t.phone,
        help: phoneHelp,
        check: phoneProblem,
        problems: phoneProblems,
        request: phone => ({ phoneNumber: phoneToE164(phone) }),
      }}
    >
      {control => <PhoneInput {...control} />}
    </IdentityForm>
  )
}
