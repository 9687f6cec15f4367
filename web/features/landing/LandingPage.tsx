import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#web/layouts/links.tsx'
import { Shell } from '#web/layouts/Shell.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { session } from '#web/messages/sign-in/session.ts'
import { paths } from '#web/paths.ts'
import { sessionEndIn } from '#web/session/session-end.ts'
import {
  BuildingIcon,
  CheckIcon,
  ClockIcon,
  DocumentIcon,
  IdCardIcon,
  InfoIcon,
  LaptopIcon,
  PhoneIcon,
  ShieldIcon,
  ShopIcon,
} from '#web/ui/icons.tsx'
import { Hero } from './Hero.tsx'
import { landing } from './landing.messages.ts'

export function LandingPage() {
  const t = useTexts(landing)
  return (
    <Shell
      actions={
        <ButtonLink to={paths.login} variant="secondary" fit>
          {t.login}
        </ButtonLink>
      }
    >
      <SessionEndNotice />
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

function Needs() {
  const t = useTexts(landing)
  return (
    <Section title={t.needTitle} lead={t.needLead}>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        <Need {...t.need.cr} icon={<DocumentIcon />} />
        <Need {...t.need.id} icon={<IdCardIcon />} />
        <Need {...t.need.nafath} icon={<ShieldIcon />} />
        <Need {...t.need.phone} icon={<PhoneIcon />} />
      </ul>
    </Section>
  )
}

function Need({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex gap-4 bg-surface p-5 lg:grid lg:content-start lg:p-6">
      <span className="text-brand">{icon}</span>
      <div className="grid gap-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
    </li>
  )
}

function Care() {
  const t = useTexts(landing)
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-12 px-4 py-12 sm:px-6 md:grid-cols-2 md:gap-16 md:py-16">
      <section className="grid content-start gap-6">
        <h2 className="text-xl font-semibold">{t.whoTitle}</h2>
        <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
          <Who icon={<ShopIcon />}>{t.who.sole}</Who>
          <Who icon={<BuildingIcon />}>{t.who.individual}</Who>
          <Who icon={<LaptopIcon />}>{t.who.freelancer}</Who>
        </ul>
        <p className="text-sm text-muted">{t.whoNote}</p>
      </section>
      <section className="grid content-start gap-6">
        <h2 className="text-xl font-semibold">{t.careTitle}</h2>
        <ul className="grid gap-4">
          {t.care.map(promise => (
            <li key={promise} className="flex items-start gap-3">
              <CheckIcon className="size-6 shrink-0 text-brand" />
              {promise}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Who({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-4 px-5 py-4 font-semibold">
      <span className="text-brand">{icon}</span>
      {children}
    </li>
  )
}

function HowItWorks() {
  const t = useTexts(landing)
  return (
    <div className="border-y border-line bg-surface">
      <Section title={t.howTitle}>
        <ol className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
          {t.how.map((step, index) => (
            <li
              key={step.title}
              className="group relative grid grid-cols-[auto_1fr] content-start gap-x-4 lg:grid-cols-1 lg:gap-y-4"
            >
              <Mark position={index + 1} />
              <div className="grid content-start gap-1">
                <h3 className="pt-1 font-semibold">{step.title}</h3>
                <p className="text-sm text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

function Mark({ position }: { position: number }) {
  return (
    <>
      <span aria-hidden="true" className="absolute start-12 -end-5 top-4 hidden h-px bg-line lg:group-not-last:block" />
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-brand-soft text-sm font-semibold tabular-nums text-brand"
      >
        {position}
      </span>
    </>
  )
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-12 sm:px-6 md:py-16">
      <div className="grid gap-2">
        <h2 className="text-xl font-semibold">{title}</h2>
        {lead ? <p className="text-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}

/** Says that a session has just ended, with a link to continue. */
function SessionEndNotice() {
  const t = useTexts(session)
  const end = sessionEndIn(useLocation().state)
  if (!end) return null
  const { title, text } = t.ended[end.ended][end.isTimedOut ? 'timedOut' : 'loggedOut']
  const isSignUp = end.ended === 'sign_up'
  const Icon = end.isTimedOut ? ClockIcon : InfoIcon
  return (
    <div role="status" className="border-b border-line bg-brand-soft">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-4 sm:flex sm:items-center sm:justify-between sm:px-6">
        <div className="flex items-start gap-3">
          <Icon className="size-6 shrink-0 text-brand" />
          <div className="grid gap-0.5">
            <p className="font-semibold">{title}</p>
            <p>{text}</p>
          </div>
        </div>
        <div className="shrink-0 max-sm:ps-9">
          <ButtonLink to={isSignUp ? paths.phone : paths.login} variant="secondary">
            {isSignUp ? t.continueSignUp : t.signIn}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
