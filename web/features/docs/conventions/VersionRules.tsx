import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { docsConventions } from '#web/messages/docs-conventions.ts'
import { paths } from '#web/paths.ts'
import { Prose } from '../Prose.tsx'

export function VersionRules() {
  const { versions: t } = useTexts(docsConventions)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Rules title={t.breaks} rules={t.breaking} />
        <Rules title={t.keeps} rules={t.keeping} />
      </div>
      <p>
        <TextLink to={paths.docsChangelog}>{useTexts(docs).nav.changelog}</TextLink>
      </p>
    </>
  )
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section className="grid content-start gap-3 rounded-md border border-line bg-surface p-5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-2 ps-5 text-sm">
        {rules.map(rule => (
          <li key={rule}>
            <Prose>{rule}</Prose>
          </li>
        ))}
      </ul>
    </section>
  )
}
