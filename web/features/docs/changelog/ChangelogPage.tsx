import { Link, Navigate } from 'react-router-dom'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { paths, releasePath } from '#web/paths.ts'
import { DocsPage } from '../DocsPage.tsx'
import { Prose } from '../Prose.tsx'
import { useAnchor } from '../use-scroll-to-anchor.ts'
import { docsChangelog } from './docs-changelog.messages.ts'
import { ReleaseFacts } from './ReleaseFacts.tsx'
import { RELEASES, type Release } from './releases.ts'

/** The versions of the contract. Each has its own page. Earlier versions of the documentation linked to its anchor on this page. */
export function ChangelogPage() {
  const t = useTexts(docsChangelog)
  const anchor = useAnchor()
  const anchoredRelease = RELEASES.find(({ version }) => version === anchor)
  if (anchoredRelease) return <Navigate to={releasePath(anchoredRelease.version)} replace />
  return (
    <DocsPage
      title={t.title}
      lead={
        <p>
          <Prose>{t.lead}</Prose>
        </p>
      }
      sections={[]}
    >
      <p>
        <TextLink to={`${paths.docsVersions}#rules`}>{t.rules}</TextLink>
      </p>
      <ul className="grid grid-cols-1 gap-4">
        {RELEASES.map(release => (
          <li
            key={release.version}
            className="grid grid-cols-1 gap-1 rounded-md border border-line bg-surface px-5 py-3"
          >
            <Version release={release} />
          </li>
        ))}
      </ul>
    </DocsPage>
  )
}

function Version({ release }: { release: Release }) {
  const t = useTexts(docsChangelog)
  const { breaking, list } = t.changes[release.version]
  return (
    <>
      <h2 className="text-lg font-semibold">
        <Link
          to={releasePath(release.version)}
          className="inline-flex min-h-11 items-center text-brand hover:underline"
        >
          {t.version(release.version)}
        </Link>
      </h2>
      <ReleaseFacts release={release} />
      <p>{t.count(breaking.length + list.length)}</p>
    </>
  )
}
