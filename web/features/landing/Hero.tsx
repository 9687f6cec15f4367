import { ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { ArrowForwardIcon, ClockIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { landing } from './landing.messages.ts'

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

/** An example of the product, built with the product's components. */
function WalletExample() {
  const t = useTexts(landing).card
  return (
    <div role="img" aria-label={t.description} className="mx-auto w-full max-w-md lg:me-0">
      <div aria-hidden="true">
        <BalanceCard />
        <Movements />
      </div>
    </div>
  )
}

function BalanceCard() {
  const t = useTexts(landing).card
  return (
    <div className="relative overflow-hidden rounded-lg bg-deep p-6 pb-20 text-on-deep shadow-lift">
      <Ripples />
      <div className="relative flex items-center justify-between gap-4 text-sm">
        <span className="text-on-deep-muted">{t.account}</span>
        <span className="rounded-full border border-deep-line px-3 py-0.5 text-on-deep-muted">{t.example}</span>
      </div>
      <p className="relative mt-8 text-sm text-on-deep-muted">{t.balance}</p>
      <p className="relative mt-1 text-2xl font-semibold">
        <Ltr>2,400.00</Ltr>
        {'\u00a0'}
        <span className="text-lg font-normal text-on-deep-muted">{t.currency}</span>
      </p>
    </div>
  )
}

/** Decorative rings, like those of the logo. */
function Ripples() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      className="absolute -end-20 -bottom-28 size-80 fill-none stroke-deep-line"
      strokeWidth="1.2"
    >
      {[12, 28, 46, 66].map(radius => (
        <circle key={radius} cx="100" cy="100" r={radius} />
      ))}
    </svg>
  )
}

function Movements() {
  const t = useTexts(landing).card
  return (
    <ul className="relative mx-4 -mt-14 divide-y divide-line rounded-md border border-line bg-surface px-5 shadow-lift">
      {t.movements.map(movement => (
        <li key={movement.title} className="flex items-center justify-between gap-4 py-3.5">
          <span className="grid">
            <span className="font-semibold">{movement.title}</span>
            <span className="text-sm text-muted">{movement.when}</span>
          </span>
          <span className={movement.amount.startsWith('+') ? 'font-semibold text-success' : 'font-semibold'}>
            <Ltr>{movement.amount}</Ltr>
          </span>
        </li>
      ))}
    </ul>
  )
}
