import type { ReactNode } from 'react'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { errors } from '#web/messages/errors.ts'
import { paths } from '#web/paths.ts'
import { docs } from './docs.messages.ts'

interface DocsNotFoundPageProps {
  /** The missing thing. Default: a page. */
  text?: string
  /** Links to pages where it may be instead. */
  children?: ReactNode
}

/** Shown at an address below `/docs` that has no page. The server responds with 404. */
export function DocsNotFoundPage({ text, children }: DocsNotFoundPageProps) {
  const t = useTexts(docs)
  const { notFoundTitle, notFoundText } = useTexts(errors)
  return (
    <article className="grid max-w-3xl content-start gap-3">
      <PageHeading title={notFoundTitle} />
      <p className="text-muted">{text ?? notFoundText}</p>
      <p className="flex flex-wrap gap-x-4">
        {children}
        <TextLink to={paths.docsReference}>{t.nav.reference}</TextLink>
        <TextLink to={paths.docs}>{t.nav.start}</TextLink>
      </p>
    </article>
  )
}
