import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { Button } from '#web/ui/Button.tsx'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { Sample, Section } from './Sample.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ButtonSamples() {
  const { next, login } = useTexts(common)
  const { sendingCode, goToLogin } = useTexts(auth)
  return (
    <Section name="Buttons and links">
      {VARIANTS.map(variant => (
        <Sample key={variant} name={variant}>
          <div className="gallery-row">
            <Button variant={variant}>{next}</Button>
            <Button variant={variant} disabled>
              {next}
            </Button>
            <Button variant={variant} busy={sendingCode}>
              {next}
            </Button>
          </div>
        </Sample>
      ))}
      <Sample name="inverse, inverseOutline">
        <div className="gallery-deep gallery-row">
          <Button variant="inverse">{next}</Button>
          <Button variant="inverseOutline">{next}</Button>
        </div>
      </Sample>
      <Sample name="wide">
        <Button wide>{next}</Button>
      </Sample>
      <Sample name="ButtonLink, TextLink">
        <div className="gallery-row">
          <ButtonLink to="/">{login}</ButtonLink>
          <TextLink to="/">{goToLogin}</TextLink>
        </div>
      </Sample>
      <Sample name="LanguageSwitch, ThemeSwitch">
        <div className="gallery-row">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Sample>
    </Section>
  )
}
