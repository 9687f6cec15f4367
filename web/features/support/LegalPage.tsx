import type { LegalSection, LegalTexts } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetLegalTexts } from '#web/api/generated/support.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { Shell } from '#web/layouts/Shell.tsx'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { legal } from './legal.messages.ts'

interface LegalPageProps {
  document: 'terms' | 'privacy' | 'fees' | 'safeguarding'
}

/** One of the documents that a customer has to know. */
export function LegalPage({ document }: LegalPageProps) {
  const { title, lead } = useTexts(legal)[document]
  return (
    <Shell>
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-8 px-4 py-10 sm:px-6 sm:py-16">
        <div className="grid gap-2">
          <PageHeading title={title} />
          <p className="text-muted">{lead}</p>
        </div>
        <Sections document={document} />
      </div>
    </Shell>
  )
}

function Sections({ document }: LegalPageProps) {
  const t = useTexts(legal)
  // Asks for the code of a new role.
  const { data, error, refetch } = useGetLegalTexts({ query: { staleTime: Number.POSITIVE_INFINITY } })
  if (error) return <LoadError error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={4} />
  return (
    <>
      {document === 'fees' ? <Fees fees={data.fees} /> : <Document sections={data[document]} />}
      {document === 'terms' ? <p className="text-sm text-muted">{t.version(data.termsVersion)}</p> : null}
    </>
  )
}

function Document({ sections }: { sections: readonly LegalSection[] }) {
  const { locale } = useLocale()
  return (
    <ol className="grid gap-7">
      {sections.map(({ heading, text }, index) => (
        <li key={heading.en} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-y-1">
          <span aria-hidden="true" className="font-semibold tabular-nums text-brand">
            {index + 1}
          </span>
          <h2 className="font-semibold">{heading[locale]}</h2>
          <p className="col-start-2 text-muted">{text[locale]}</p>
        </li>
      ))}
    </ol>
  )
}

function Fees({ fees }: Pick<LegalTexts, 'fees'>) {
  const { locale } = useLocale()
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
      {fees.map(({ heading, amount, text }) => (
        <div key={heading.en} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-4">
          <dt className="font-semibold">{heading[locale]}</dt>
          <dd className="text-end font-semibold whitespace-nowrap text-brand">{amount?.[locale]}</dd>
          <dd className="col-span-2 text-sm text-muted">{text[locale]}</dd>
        </div>
      ))}
    </dl>
  )
}
