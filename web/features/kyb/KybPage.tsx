import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { kyb } from '#web/messages/kyb.ts'
import { paths } from '#web/paths.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { KybForm } from './KybForm.tsx'
import { useKybChoices } from './use-kyb-choices.ts'

export function KybPage() {
  const t = useTexts(kyb)
  const choices = useKybChoices()
  return (
    <SignUpStep step="kyb" title={t.title} lead={t.lead}>
      {choices.error ? <LoadError error={choices.error} /> : <KybForm choices={choices} />}
    </SignUpStep>
  )
}

/** The link loads the whole page anew; what was chosen is kept over that. */
function LoadError({ error }: { error: Error }) {
  const t = useTexts(kyb)
  const errorText = useErrorText()
  return (
    <>
      <Notice tone="danger" alert title={errorText(error)}>
        <a
          href={paths.kyb}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand underline underline-offset-4"
        >
          {t.tryAgain}
        </a>
      </Notice>
      <div>
        <Button disabled>{t.next}</Button>
      </div>
    </>
  )
}
