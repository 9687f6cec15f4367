import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { docsChangelog } from '#web/messages/docs-changelog.ts'
import { paths } from '#web/paths.ts'
import { DocsPage } from '../DocsPage.tsx'
import { Prose } from '../Prose.tsx'

/** The changes of each version of the contract. */
export function ChangelogPage() {
  const t = useTexts(docsChangelog)
  const sections = RELEASES.map(release => ({
    id: release.version,
    title: release.version,
    content: <Release {...release} />,
  }))
  return (
    <DocsPage title={t.title} lead={<Prose>{t.lead}</Prose>} sections={sections}>
      <p>
        <TextLink to={`${paths.docsVersions}#rules`}>{t.rules}</TextLink>
      </p>
    </DocsPage>
  )
}

function Release({ version, date }: (typeof RELEASES)[number]) {
  const t = useTexts(docsChangelog)
  const formats = useFormats()
  const { isBreaking, list } = t.changes[version]
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <time dateTime={date}>{formats.date(date)}</time>
        <span className={isBreaking ? 'font-semibold text-danger' : 'font-semibold text-success'}>
          {isBreaking ? t.breaking : t.compatible}
        </span>
      </p>
      <ul className="grid list-disc gap-2 ps-5">
        {list.map(change => (
          <li key={change}>
            <Prose>{change}</Prose>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Version = keyof (typeof docsChangelog)['en']['changes']

/** Every version of the contract, the newest first. The first one is `info.version`. */
export const RELEASES: readonly { version: Version; date: string }[] = [
  { version: '0.2.0', date: '2026-11-21' },
  { version: '0.1.0', date: '2026-11-21' },
]
