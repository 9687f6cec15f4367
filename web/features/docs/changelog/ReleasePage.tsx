import { Link } from 'react-router-dom'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { DocsNotFoundPage } from '../DocsNotFoundPage.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { withCode } from '../Prose.tsx'
import { docsChangelog } from './docs-changelog.messages.ts'
import { ReleaseFacts } from './ReleaseFacts.tsx'
import { RELEASES, type Release } from './releases.ts'

/** The changes of a version of the contract. */
export function ReleasePage({ version }: { version: string }) {
  const t = useTexts(docsChangelog)
  const release = RELEASES.find(each => each.version === version)
  if (release) return <Changes release={release} />
  return (
    <DocsNotFoundPage>
      <TextLink to={paths.docsChangelog}>{t.title}</TextLink>
    </DocsNotFoundPage>
  )
}

function Changes({ release }: { release: Release }) {
  const t = useTexts(docsChangelog)
  const { breaking, list } = t.changes[release.version]
  return (
    <DocsPage
      title={t.version(release.version)}
      above={
        <nav aria-label={t.place} className="text-sm">
          <Link
            to={paths.docsChangelog}
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {t.title}
          </Link>
        </nav>
      }
      lead={<ReleaseFacts release={release} />}
      sections={[
        ...(breaking.length > 0
          ? [{ id: 'breaking', title: t.breakingChanges, content: <BreakingChanges changes={breaking} /> }]
          : []),
        {
          id: 'changes',
          title: breaking.length > 0 ? t.otherChanges : t.changesTitle,
          content: <List changes={list} />,
        },
      ]}
    />
  )
}

const List = ({ changes }: { changes: readonly string[] }) => (
  <ul className="contract-code grid list-disc grid-cols-1 gap-2 ps-5 wrap-anywhere">
    {changes.map(change => (
      <li key={change}>{withCode(change)}</li>
    ))}
  </ul>
)

interface BreakingChange {
  operations: string[]
  before: string
  after: string
  action: string
}

const BreakingChanges = ({ changes }: { changes: readonly BreakingChange[] }) => (
  <div className="contract-code grid grid-cols-1 gap-5 wrap-anywhere">
    {changes.map(change => (
      <BreakingChange key={change.after} {...change} />
    ))}
  </div>
)

function BreakingChange({ operations, before, after, action }: BreakingChange) {
  const t = useTexts(docsChangelog)
  const names = operations.length > 0 ? operations.map(operation => `\`${operation}\``).join(' ') : t.everyOperation
  const parts = [
    [t.before, before],
    [t.after, after],
    [t.action, action],
  ] as const
  return (
    <div className="grid gap-2 border-s-4 border-danger ps-4">
      <p className="font-semibold">{withCode(names)}</p>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {parts.map(([label, text]) => (
          <div key={label} className="grid sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{withCode(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
