import { useTexts } from '#web/lib/locale.tsx'
import { verification } from '#web/messages/verification.ts'
import { useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { CheckCircleIcon } from '#web/ui/icons.tsx'

/** What is asked and why, and for which company: the one that the registry has just named. */
export function IdLead() {
  const t = useTexts(verification)
  const { companyName } = useOnboarding().data
  return (
    <>
      <p>{t.idLead}</p>
      {companyName ? (
        <p className="mt-4 flex items-start gap-3">
          <CheckCircleIcon className="size-6 shrink-0 text-success" />
          <span className="grid">
            <bdi className="font-semibold text-ink">{companyName}</bdi>
            <span className="text-sm">{t.idCompany}</span>
          </span>
        </p>
      ) : null}
    </>
  )
}
