import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { landing } from '#web/messages/landing.ts'
import { paths } from '#web/paths.ts'
import { ArrowForwardIcon, ClockIcon } from '#web/ui/icons.tsx'
import { WalletExample } from './WalletExample.tsx'

export function Hero() {
  const t = useTexts(landing)
  return (
    <section className="bg-surface">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16">
        <div className="grid gap-6">
          <PageHeading
            title={t.title}
            className="text-xl font-semibold tracking-tight md:text-2xl rtl:tracking-normal"
          />
          <p className="max-w-xl text-muted md:text-lg">{t.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.businessType}>
              {t.register}
              <ArrowForwardIcon className="size-5" />
            </ButtonLink>
          </div>
          <p className="flex items-center gap-2 text-sm text-muted">
            <ClockIcon className="size-5 shrink-0" />
            {t.timeNote}
          </p>
        </div>
        <WalletExample />
      </div>
    </section>
  )
}
