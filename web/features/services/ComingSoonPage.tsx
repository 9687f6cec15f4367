import type { ComponentType } from 'react'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { services } from '#web/messages/services.ts'
import { paths } from '#web/paths.ts'
import { CardIcon, CheckIcon } from '#web/ui/icons.tsx'

type Service = 'credit'

interface ComingService {
  Icon: ComponentType<{ className?: string }>
  /** Where most of what the person came for can be seen meanwhile. */
  instead: string
}

const SERVICES: Record<Service, ComingService> = {
  credit: { Icon: CardIcon, instead: paths.transactions },
}

/** Of a service that does not exist yet: says so, and shows nothing that looks as if it worked. */
export function ComingSoonPage({ service }: { service: Service }) {
  const texts = useTexts(services)
  const t = texts[service]
  const { Icon, instead } = SERVICES[service]
  return (
    <>
      <div className="grid justify-items-start gap-3">
        <span className="grid size-14 place-items-center rounded-lg bg-brand-soft text-brand">
          <Icon className="size-7" />
        </span>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageHeading title={t.title} />
          <span className="rounded-full bg-warning-soft px-3 py-1 text-sm font-semibold text-warning">
            {texts.comingSoon}
          </span>
        </div>
        <p className="text-muted">{t.lead}</p>
      </div>
      <section className="grid gap-4 rounded-lg border border-line bg-surface p-6">
        <h2 className="font-semibold">{texts.whatItWillDo}</h2>
        <ul className="grid gap-3">
          {t.will.map(each => (
            <li key={each} className="flex gap-3">
              <CheckIcon className="mt-0.5 size-5 shrink-0 text-brand" />
              {each}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h2 className="font-semibold">{texts.untilThen}</h2>
        <p className="text-muted">{t.untilThen}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink variant="secondary" to={instead}>
            {t.instead}
          </ButtonLink>
          <TextLink to={paths.support}>{texts.support}</TextLink>
        </div>
      </section>
    </>
  )
}
