import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { docs } from './docs.messages.ts'
import { useScrollToAnchor } from './use-scroll-to-anchor.ts'

export interface DocsSection {
  /** The anchor, the same in both languages. */
  id: string
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: string
  content: ReactNode
}

interface DocsPageProps {
  title: string
  /** The heading on the page. Default: the title. */
  heading?: ReactNode
  /** The location of the page, above its heading. */
  above?: ReactNode
  lead?: ReactNode
  sections: readonly DocsSection[]
  /** Whether the sections can be seen at a glance and need no list. */
  isShort?: true
  /** The content between the lead and the sections. */
  children?: ReactNode
}

/** A documentation page. Each section has an anchor. A page with more than two sections starts with a list of them, unless it is short. */
export function DocsPage({ title, heading, above, lead, sections, isShort, children }: DocsPageProps) {
  useScrollToAnchor()
  return (
    <article className="grid grid-cols-1 content-start gap-10 xl:grid-cols-[minmax(0,1fr)_12rem] xl:gap-x-12">
      <header className="grid max-w-3xl gap-3">
        {above}
        <PageHeading title={title}>{heading}</PageHeading>
        {lead ? <div className="text-muted">{lead}</div> : null}
      </header>
      {sections.length > 2 && !isShort ? <OnThisPage sections={sections} /> : null}
      <div className="grid max-w-3xl grid-cols-1 content-start gap-12 xl:col-start-1 xl:row-start-2">
        {children}
        {sections.map(section => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </article>
  )
}

function OnThisPage({ sections }: { sections: readonly DocsSection[] }) {
  const t = useTexts(docs)
  return (
    <nav
      aria-label={t.onThisPage}
      className="self-start border-s-2 border-line ps-4 xl:sticky xl:top-10 xl:col-start-2 xl:row-span-2 xl:row-start-1"
    >
      <p className="text-sm text-muted">{t.onThisPage}</p>
      <ul>
        {sections.map(({ id, title, lang }) => (
          <li key={id}>
            <Link to={`#${id}`} className="inline-flex min-h-11 items-center text-brand hover:underline xl:text-sm">
              <bdi lang={lang}>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Section({ id, title, lang, content }: DocsSection) {
  const t = useTexts(docs)
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="grid scroll-mt-6 grid-cols-1 gap-4">
      <div className="group flex items-center gap-1">
        <h2 id={`${id}-title`} className="text-lg font-semibold">
          <bdi lang={lang}>{title}</bdi>
        </h2>
        <Link
          to={`#${id}`}
          aria-label={t.linkTo(title)}
          className="grid size-11 shrink-0 place-items-center rounded-md text-lg font-semibold text-muted opacity-0 group-hover:opacity-100 focus:opacity-100 hover:text-brand"
        >
          <span aria-hidden="true">#</span>
        </Link>
      </div>
      {content}
    </section>
  )
}
