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

function Release({ version, date }: Release) {
  const t = useTexts(docsChangelog)
  const formats = useFormats()
  const { breaking, list } = t.changes[version]
  const isBreaking = breaking.length > 0
  return (
    <div className="grid gap-5 rounded-md border border-line bg-surface p-5">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {date ? <time dateTime={date}>{formats.date(date)}</time> : <span>{t.unreleased}</span>}
        <span className={isBreaking ? 'font-semibold text-danger' : 'font-semibold text-success'}>
          {isBreaking ? t.breaking : t.compatible}
        </span>
      </p>
      {breaking.map(change => (
        <BreakingChange key={change.after} {...change} />
      ))}
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

interface BreakingChangeProps {
  operations: string[]
  before: string
  after: string
  action: string
}

function BreakingChange({ operations, before, after, action }: BreakingChangeProps) {
  const t = useTexts(docsChangelog)
  const names = operations.length > 0 ? operations.map(operation => `\`${operation}\``).join(' ') : t.everyOperation
  const parts = [
    [t.before, before],
    [t.after, after],
    [t.action, action],
  ] as const
  return (
    <div className="grid gap-2 border-s-4 border-danger ps-4">
      <p className="font-semibold">
        <Prose>{names}</Prose>
      </p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {parts.map(([label, text]) => (
          <div key={label} className="grid sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <Prose>{text}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export type Version = keyof (typeof docsChangelog)['en']['changes']

interface Release {
  version: Version
  /** Left out while the version is not released. */
  date?: string
}

/** Every version of the contract, the newest first. The first one is `info.version`. */
export const RELEASES: readonly Release[] = [
  { version: '0.3.0-unreleased' },
  { version: '0.2.0', date: '2026-11-28' },
  { version: '0.1.0', date: '2026-11-21' },
]
