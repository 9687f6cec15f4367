import { useTexts } from '#web/lib/locale.tsx'
import { landing } from '#web/messages/landing.ts'
import { Section } from './Section.tsx'

export function HowItWorks() {
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
