import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { Shell } from '#web/layouts/Shell.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { landing } from '#web/messages/landing.ts'
import { paths } from '#web/paths.ts'
import { Care } from './Care.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Needs } from './Needs.tsx'

export function LandingPage() {
  const t = useTexts(landing)
  return (
    <Shell
      actions={
        <ButtonLink to={paths.login} variant="secondary">
          {t.login}
        </ButtonLink>
      }
    >
      <Hero />
      <Needs />
      <HowItWorks />
      <Care />
      <section className="bg-deep text-on-deep">
        <div className="mx-auto grid max-w-6xl gap-6 px-4 py-14 sm:px-6 md:flex md:items-center md:justify-between md:py-16">
          <div className="grid gap-1">
            <h2 className="text-xl font-semibold">{t.endTitle}</h2>
            <p className="text-on-deep-muted">{t.timeNote}</p>
          </div>
          <ButtonLink to={paths.businessType} variant="inverse">
            {t.register}
          </ButtonLink>
        </div>
      </section>
    </Shell>
  )
}
