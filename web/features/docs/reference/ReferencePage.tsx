import { tags } from 'virtual:plink-reference/index'
import { Link, Navigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { paths, referencePath, referenceTagPath } from '#web/paths.ts'
import { English } from '#web/ui/English.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import { useAnchor } from '../use-scroll-to-anchor.ts'
import { TAG_GROUPS, type TagName } from './tag-groups.ts'
import type { OperationSummary } from './view.ts'

/** All operations, grouped by tag. */
export function ReferencePage() {
  const t = useTexts(docsReference)
  const anchor = useAnchor()
  const target = placeOf(anchor)
  if (target) return <Navigate to={target} replace />
  const isKnown = anchor === '' || TAG_GROUPS.some(({ name }) => name === anchor)
  return (
    <DocsPage
      title={t.title}
      lead={<Lead />}
      sections={TAG_GROUPS.map(({ name, tags: names }) => ({
        id: name,
        title: t.groups[name],
        content: <Group names={names} />,
      }))}
    >
      {isKnown ? null : (
        <div id={anchor} tabIndex={-1}>
          <Notice tone="warning">{t.unknown(anchor)}</Notice>
        </div>
      )}
    </DocsPage>
  )
}

function Lead() {
  const t = useTexts(docsReference)
  return (
    <div className="grid gap-2">
      <p>{t.lead}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        <span>{t.contract}</span>
        {[paths.contractYaml, paths.contractJson].map(href => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            <Ltr>{href.slice(1)}</Ltr>
          </a>
        ))}
      </p>
    </div>
  )
}

function Group({ names }: { names: readonly TagName[] }) {
  const t = useTexts(docsReference)
  return names.map(name => (
    <div key={name} className="grid grid-cols-1 gap-1 rounded-lg border border-line bg-surface px-4 py-3 sm:px-5">
      <h3 className="font-semibold">
        <Link to={referenceTagPath(name)} className="inline-flex min-h-11 items-center hover:underline">
          {t.tags[name]}
        </Link>
      </h3>
      <ul className="divide-y divide-line border-t border-line [&_a]:flex [&_a]:min-h-11 [&_a]:flex-wrap [&_a]:items-center [&_a]:justify-between [&_a]:gap-x-4 [&_a]:py-2 [&_a:hover]:underline [&_bdi]:text-brand [&_small]:text-sm [&_small]:wrap-anywhere [&_small]:text-muted">
        {operationsOf(name).map(operation => (
          <li key={operation.id}>
            <Entry tag={name} operation={operation} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function Entry({ tag, operation: { id, method, summary } }: { tag: string; operation: OperationSummary }) {
  return (
    <Link to={referencePath(tag, id)}>
      <English>{summary}</English>
      <small dir="ltr">
        {method} {id}
      </small>
    </Link>
  )
}

const operationsOf = (tag: string) => tags.find(({ name }) => name === tag)?.operations ?? []

/** Returns the path of the operation that the URL names in the form of earlier versions: `#tag/auth/POST/api/v1/auth/send-otp` or `#sendOtp`. */
function placeOf(anchor: string): string | undefined {
  const name = /^tag\/([^/]+)/.exec(anchor)?.[1]
  for (const { name: tag, operations } of tags) {
    const operation = operations.find(
      ({ id, method, path }) => anchor === id || anchor === `tag/${tag}/${method}${path}`,
    )
    if (operation) return referencePath(tag, operation.id)
  }
  return tags.some(tag => tag.name === name) && name ? referenceTagPath(name) : undefined
}
